/** What the embedded engine's socket needs of PostgreSQL's wire protocol, version 3 (protocol-message-formats). */

const startupCodes = { protocol3: 196_608, cancel: 80_877_102, tls: 80_877_103, gss: 80_877_104 } as const

/** A client's message: its type byte as a letter, or its request before the session starts. */
export interface ClientMessage {
  type: string
  bytes: Buffer
}

/** Splits a client's byte stream into complete messages, whatever chunks the socket delivers. */
export class MessageReader {
  #chunks: Buffer[] = []
  #size = 0
  #needed = 8
  #begun = false

  read(chunk: Buffer): ClientMessage[] {
    const messages: ClientMessage[] = []
    this.#chunks.push(chunk)
    this.#size += chunk.length
    if (this.#size < this.#needed) return messages
    let rest = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks)
    for (let message = this.#cut(rest); message; message = this.#cut(rest)) {
      rest = rest.subarray(message.bytes.length)
      messages.push(message)
    }
    this.#chunks = [rest]
    this.#size = rest.length
    return messages
  }

  #cut(bytes: Buffer): ClientMessage | undefined {
    const header = this.#begun ? 5 : 8
    this.#needed = header
    if (bytes.length < header) return undefined
    const type = this.#begun ? String.fromCharCode(bytes.readUInt8(0)) : startupType(bytes.readInt32BE(4))
    this.#needed = this.#begun ? bytes.readInt32BE(1) + 1 : bytes.readInt32BE(0)
    if (this.#needed < header) throw new Error('This is not a PostgreSQL client.')
    if (bytes.length < this.#needed) return undefined
    if (type === 'startup') this.#begun = true
    return { type, bytes: bytes.subarray(0, this.#needed) }
  }
}

function startupType(code: number): string {
  if (code === startupCodes.protocol3) return 'startup'
  if (code === startupCodes.tls || code === startupCodes.gss) return 'encryption'
  if (code === startupCodes.cancel) return 'cancel'
  throw new Error('This is not a PostgreSQL client.')
}

/** A message of the given type with a body. */
export function message(type: string, ...body: (string | Buffer)[]): Buffer {
  const parts = body.map((part) => Buffer.from(part))
  const header = Buffer.alloc(5)
  header.write(type, 'latin1')
  header.writeInt32BE(
    parts.reduce((size, part) => size + part.length, 4),
    1,
  )
  return Buffer.concat([header, ...parts])
}

/** What a client names its session by to cancel its statement: a number and a secret. */
export type SessionKey = { number: number; secret: number }

/** The session that a request to cancel names, and its secret. */
export function readCancel(bytes: Buffer): SessionKey {
  return { number: bytes.readInt32BE(8), secret: bytes.readInt32BE(12) }
}

/** A greeting with the session's own key. */
export function withKey(greeting: Uint8Array, { number, secret }: SessionKey): Buffer {
  const key = Buffer.alloc(8)
  key.writeInt32BE(number, 0)
  key.writeInt32BE(secret, 4)
  const others = [...answers(greeting)].filter(({ type }) => type !== 'K').map(({ type, body }) => message(type, body))
  const [ready = Buffer.alloc(0), ...before] = others.reverse()
  return Buffer.concat([...before.reverse(), message('K', key), ready])
}

/** A string as the protocol writes it, ended by a zero byte. */
export function terminated(text: string): Buffer {
  return Buffer.from(`${text}\0`)
}

/** The text of a simple query. */
export function query(sql: string): Buffer {
  return message('Q', terminated(sql))
}

export const sync = message('S')

/** The first packet of a session, for the one user and database that the engine has. */
export function startupPacket(): Buffer {
  const body = Buffer.from('user\0postgres\0database\0postgres\0\0')
  const header = Buffer.alloc(8)
  header.writeInt32BE(body.length + 8, 0)
  header.writeInt32BE(startupCodes.protocol3, 4)
  return Buffer.concat([header, body])
}

/** An error response; `severity` FATAL tells the client that its connection ends. */
export function errorAnswer(severity: 'ERROR' | 'FATAL', code: string, text: string): Buffer {
  return message('E', ...[`S${severity}`, `V${severity}`, `C${code}`, `M${text}`, ''].map(terminated))
}

/** The state of a session: outside a transaction, in one, or in a failed one. */
export type TransactionStatus = 'I' | 'T' | 'E'

export function readyForQuery(status: TransactionStatus): Buffer {
  return message('Z', status)
}

/** Iterates over the messages of a response. */
export function* answers(bytes: Uint8Array): Generator<{ type: string; body: Buffer }> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + 5 <= buffer.length; at += buffer.readInt32BE(at + 1) + 1) {
    const end = at + buffer.readInt32BE(at + 1) + 1
    yield { type: String.fromCharCode(buffer.readUInt8(at)), body: buffer.subarray(at + 5, end) }
  }
}

/** The status at the end of a response; undefined while the response is incomplete. */
export function statusOf(bytes: Uint8Array): TransactionStatus | undefined {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-6)
  if (end.length < 6 || end.readUInt8(0) !== 0x5a || end.readInt32BE(1) !== 5) return undefined
  return end.toString('latin1', 5) as TransactionStatus
}

/** The first column of every row of a response; throws the database's message if it is an error. */
export function firstColumn(bytes: Uint8Array): string[] {
  const rows: string[] = []
  for (const { type, body } of answers(bytes)) {
    if (type === 'E') throw new Error(/\0M([^\0]*)/.exec(body.toString())?.[1] ?? 'The database refused.')
    if (type === 'D') rows.push(body.toString('utf8', 6, 6 + body.readInt32BE(2)))
  }
  return rows
}
