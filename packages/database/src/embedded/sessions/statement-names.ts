import { message, sync, terminated } from '../engine/wire.ts'

let count = 0

/**
 * The named statements of one client. All clients share the engine's one session, so each name a client prepares gets
 * its own name there; two clients may then use one name for different texts, as on any PostgreSQL.
 */
export class StatementNames {
  #names = new Map<string, string>()
  #parses = new Map<string, Buffer>()

  /** The same message with the engine's statement names in place of the client's. */
  rewrite(type: string, bytes: Buffer): Buffer {
    if (type === 'P') return this.#parse(bytes)
    if (type === 'B') {
      const portalEnd = bytes.indexOf(0, 5) + 1
      return this.#replace(type, bytes, portalEnd)
    }
    if ((type === 'D' || type === 'C') && bytes[5] === 0x53) {
      if (type === 'C') this.#parses.delete(this.#nameInEngine(textAt(bytes, 6)))
      return this.#replace(type, bytes, 6)
    }
    return bytes
  }

  /**
   * The messages that prepare every statement again after a restart of the engine; each has its own Sync because some
   * may fail.
   */
  prepareAgain(): Buffer[] {
    return [...this.#parses.values()].flatMap((parse) => [parse, sync])
  }

  /** The messages that close every statement of a client that has left. */
  closeAll(): Buffer[] {
    return [...this.#names.values()].map((name) => message('C', 'S', terminated(name)))
  }

  #parse(bytes: Buffer): Buffer {
    const renamed = this.#replace('P', bytes, 5)
    const name = textAt(renamed, 5)
    if (name !== '') this.#parses.set(name, Buffer.from(renamed))
    return renamed
  }

  #replace(type: string, bytes: Buffer, at: number): Buffer {
    const name = textAt(bytes, at)
    if (name === '') return bytes
    const end = at + Buffer.byteLength(name) + 1
    return message(type, bytes.subarray(5, at), terminated(this.#nameInEngine(name)), bytes.subarray(end))
  }

  #nameInEngine(name: string): string {
    const known = this.#names.get(name)
    if (known) return known
    count += 1
    const nameInEngine = `client_statement_${count}`
    this.#names.set(name, nameInEngine)
    return nameInEngine
  }
}

function textAt(bytes: Buffer, at: number): string {
  return bytes.toString('utf8', at, bytes.indexOf(0, at))
}
