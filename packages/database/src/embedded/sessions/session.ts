import { randomInt } from 'node:crypto'
import type { Socket } from 'node:net'
import {
  type ClientMessage,
  errorAnswer,
  MessageReader,
  message,
  query,
  readCancel,
  type SessionKey,
  terminated,
  withKey,
} from '../engine/wire.ts'
import { copiesFromClient, mayLeaveState, refuseCopy } from './session-state.ts'
import { StatementNames } from './statement-names.ts'
import type { Client, Turns } from './turns.ts'

/** The messages that end a turn because the database responds to them: simple query, Sync, Flush and function call. */
const endings = new Set(['Q', 'S', 'H', 'F'])

let numbers = 0

function newKey(): SessionKey {
  numbers += 1
  return { number: numbers, secret: randomInt(2 ** 31) }
}

/** One client on the socket. */
export class Session implements Client {
  readonly names = new StatementNames()
  readonly key: SessionKey = newKey()
  deadlineMs = 0
  leavesState = false
  setsDeadline = false
  #socket: Socket
  #turns: Turns
  #greeting: Uint8Array
  #reader = new MessageReader()
  #gathered: Buffer[] = []

  constructor(socket: Socket, turns: Turns, greeting: Uint8Array) {
    this.#socket = socket
    this.#turns = turns
    this.#greeting = greeting
    turns.join(this)
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.#receive(chunk))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => turns.leave(this))
  }

  putOut(): void {
    this.#socket.end(errorAnswer('FATAL', '25P03', 'terminating connection due to idle-in-transaction timeout'))
    this.#turns.leave(this)
  }

  #receive(chunk: Buffer): void {
    try {
      for (const full of this.#reader.read(chunk)) this.#handle(full)
    } catch (error) {
      this.#socket.end(errorAnswer('FATAL', '08P01', error instanceof Error ? error.message : String(error)))
    }
  }

  #handle({ type, bytes }: ClientMessage): void {
    if (type === 'startup') this.#socket.write(withKey(this.#greeting, this.key))
    else if (type === 'encryption') this.#socket.write('N')
    else if (type === 'cancel') this.#cancel(bytes)
    else if (type === 'X') this.#socket.end()
    else this.#gather(type, bytes)
  }

  #cancel(bytes: Buffer): void {
    this.#turns.cancel(readCancel(bytes))
    this.#socket.end()
  }

  #gather(type: string, bytes: Buffer): void {
    this.#gathered.push(this.names.rewrite(type, this.#look(type, bytes)))
    if (!endings.has(type)) return
    const messages = Buffer.concat(this.#gathered)
    this.#gathered = []
    this.#turns.take(this, messages, (answer) => this.#socket.writable && this.#socket.write(answer))
  }

  /** Notes what a statement may leave behind; one that would end the engine is replaced by its refusal. */
  #look(type: string, bytes: Buffer): Buffer {
    if (type !== 'Q' && type !== 'P') return bytes
    const at = type === 'Q' ? 5 : bytes.indexOf(0, 5) + 1
    const sql = bytes.toString('utf8', at)
    if (mayLeaveState(sql)) this.leavesState = true
    if (sql.includes('statement_timeout')) this.setsDeadline = true
    if (!copiesFromClient(sql)) return bytes
    return type === 'Q' ? query(refuseCopy) : message('P', bytes.subarray(5, at), terminated(refuseCopy), '\0\0')
  }
}
