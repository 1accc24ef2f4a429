import { type Engine, EngineStopped } from '../engine/engine.ts'
import {
  errorAnswer,
  firstColumn,
  query,
  readyForQuery,
  type SessionKey,
  statusOf,
  sync,
  type TransactionStatus,
} from '../engine/wire.ts'
import { cleanSession } from './session-state.ts'
import type { StatementNames } from './statement-names.ts'

/** The parts of a client that its turns need. */
export interface Client {
  readonly names: StatementNames
  readonly key: SessionKey
  deadlineMs: number
  /** Whether it may leave settings, temporary tables or locks behind. */
  readonly leavesState: boolean
  /** Whether it has set `statement_timeout`. */
  readonly setsDeadline: boolean
  /** Disconnects a client that leaves a transaction open and idle, because everyone else waits for it. */
  putOut: () => void
}

interface Turn {
  session: Client
  messages: Uint8Array
  answered: (bytes: Uint8Array) => void
}

interface Errand {
  messages: Uint8Array
  resolve: (bytes: Uint8Array) => void
  reject: (error: unknown) => void
}

/** How long a cancelled statement may go on: at least this, and until it has run as long as that. */
const momentMs = 1000
const usualMs = 2000

/** How many client turns a statement of our own waits. */
const patience = 1000
const failedTransaction = query('begin; select 1/0')

/**
 * Gives many clients turns at the engine's one session. A turn is everything up to a client's Sync or simple query,
 * never a single message, because one client's Bind could meet another's Parse. A client inside a transaction keeps the
 * session until it ends; one that is idle for `statementTimeoutMs` meanwhile is disconnected. After a restart of the
 * engine all prepared statements are prepared again, and the client whose statement was lost finds its transaction
 * failed, as after a time-out in PostgreSQL.
 */
export class Turns {
  #engine: Engine
  #timeoutMs: number
  #sessions = new Set<Client>()
  #waiting: Turn[] = []
  #errands: Errand[] = []
  #holder: Client | undefined
  #last: Client | undefined
  #silence: NodeJS.Timeout | undefined
  #lossesSeen: number
  #busy = false
  #postponed = 0
  /** Whose turn is running, and since when. */
  #running: { session: Client; since: number } | undefined
  readonly #ranMs = new WeakMap<Client, number>()
  readonly #cancelled = new WeakSet<Client>()

  constructor(engine: Engine, statementTimeoutMs: number) {
    this.#engine = engine
    this.#timeoutMs = statementTimeoutMs
    this.#lossesSeen = engine.losses
  }

  join(session: Client): void {
    session.deadlineMs = this.#timeoutMs
    this.#sessions.add(session)
  }

  /** Drops a client's waiting turns; undoes its transaction and forgets its statements. */
  leave(session: Client): void {
    if (!this.#sessions.delete(session)) return
    this.#waiting = this.#waiting.filter((turn) => turn.session !== session)
    this.#cancelled.delete(session)
    const messages = Buffer.concat([sync, query('rollback'), ...session.names.closeAll(), sync])
    this.#waiting.unshift({ session, messages, answered: () => undefined })
    this.#work()
  }

  /** Queues one turn; `answered` receives the bytes for the client. */
  take(session: Client, messages: Uint8Array, answered: (bytes: Uint8Array) => void): void {
    if (!this.#sessions.has(session)) return
    this.#waiting.push({ session, messages, answered })
    this.#work()
  }

  /**
   * Ends the statement that a client waits for. One that waits itself is not begun. One that runs gets time
   * to end by itself, because to end it the engine has to start again, for which everyone waits.
   */
  cancel({ number, secret }: SessionKey): void {
    const session = [...this.#sessions].find(({ key }) => key.number === number && key.secret === secret)
    if (!session) return
    const ran = performance.now() - (this.#running?.since ?? 0)
    if (this.#running?.session === session) this.#engine.hurry?.(Math.max(momentMs, usualMs - ran))
    else if (this.#waiting.some((turn) => turn.session === session)) this.#cancelled.add(session)
  }

  /** How long the statements of a client have run, without the time that they waited. */
  ranMs(number: number): number {
    const session = [...this.#sessions].find(({ key }) => key.number === number)
    if (!session) return 0
    const now = this.#running?.session === session ? performance.now() - this.#running.since : 0
    return (this.#ranMs.get(session) ?? 0) + now
  }

  /**
   * Runs one statement of our own outside every transaction, without a deadline, when no client waits, or after a
   * thousand turns of others at the latest. Returns the first column of its rows.
   */
  whenIdle(sql: string): Promise<string[]> {
    return new Promise<Uint8Array>((resolve, reject) => {
      this.#errands.push({ messages: query(sql), resolve, reject })
      this.#work()
    }).then(firstColumn)
  }

  async #work(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    for (let work = this.#next(); work; work = this.#next()) {
      clearTimeout(this.#silence)
      this.#silence = undefined
      await work()
    }
    this.#busy = false
    const silent = this.#holder
    if (silent && this.#timeoutMs > 0) this.#silence ??= setTimeout(() => silent.putOut(), this.#timeoutMs)
  }

  #next(): (() => Promise<void>) | undefined {
    const errand = this.#nextErrand()
    if (errand) return () => this.#run(errand)
    const holder = this.#holder
    const at = holder ? this.#waiting.findIndex((turn) => turn.session === holder) : 0
    const turn = at < 0 ? undefined : this.#waiting.splice(at, 1)[0]
    return turn && (() => this.#serve(turn))
  }

  #nextErrand(): Errand | undefined {
    if (this.#holder || this.#errands.length === 0) return undefined
    this.#postponed += 1
    if (this.#waiting.length > 0 && this.#postponed < patience) return undefined
    this.#postponed = 0
    return this.#errands.shift()
  }

  async #run({ messages, resolve, reject }: Errand): Promise<void> {
    await this.#prepare(undefined)
      .then(() => this.#engine.run(messages, 0))
      .then(resolve, reject)
  }

  async #serve({ session, messages, answered }: Turn): Promise<void> {
    const inside = this.#holder === session
    try {
      if (this.#cancelled.delete(session)) throw new EngineStopped('57014', 'canceling statement due to user request')
      await this.#prepare(session)
      const answer = await this.#timed(session, () => this.#engine.run(messages, session.deadlineMs))
      await this.#note(session, statusOf(answer))
      answered(answer)
    } catch (error) {
      answered(await this.#lost(session, inside, endsTurn(messages), error))
    }
  }

  async #timed(session: Client, run: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const since = performance.now()
    this.#running = { session, since }
    try {
      return await run()
    } finally {
      this.#running = undefined
      this.#ranMs.set(session, (this.#ranMs.get(session) ?? 0) + performance.now() - since)
    }
  }

  /**
   * Prepares the shared session for a client: its statements after a restart, and nothing left by the client before.
   */
  async #prepare(session: Client | undefined): Promise<void> {
    const left = this.#last !== session && this.#last?.leavesState ? query(cleanSession) : undefined
    const restarted = this.#lossesSeen !== this.#engine.losses
    this.#last = session
    if (!left && !restarted) return
    this.#lossesSeen = this.#engine.losses
    // Cleaning the session keeps prepared statements; only a new engine has none.
    const statements = restarted ? [...this.#sessions].flatMap(({ names }) => names.prepareAgain()) : []
    await this.#engine.run(Buffer.concat([left ?? sync, ...statements]), 0)
  }

  async #note(session: Client, status: TransactionStatus | undefined): Promise<void> {
    this.#holder = status === 'I' ? undefined : session
    if (status === 'I') session.deadlineMs = this.#timeoutMs
    else if (status === 'T' && session.setsDeadline) session.deadlineMs = await this.#askDeadline()
  }

  /** A transaction may set its own `statement_timeout`, in milliseconds; 0 means none. Migrations need that. */
  async #askDeadline(): Promise<number> {
    const rows = await this.#engine.run(query(`select setting from pg_settings where name = 'statement_timeout'`), 0)
    return Number(firstColumn(rows)[0])
  }

  async #lost(session: Client, inside: boolean, ended: boolean, error: unknown): Promise<Uint8Array> {
    const code = error instanceof EngineStopped ? error.code : 'XX000'
    const text = error instanceof Error ? error.message : String(error)
    this.#holder = undefined
    session.deadlineMs = this.#timeoutMs
    const failed = inside && this.#sessions.has(session) && (await this.#failTransaction(session))
    const ready = ended ? readyForQuery(failed ? 'E' : 'I') : Buffer.alloc(0)
    return Buffer.concat([errorAnswer('ERROR', code, text), ready])
  }

  /** Later statements of a transaction that is lost must fail too, until the client ends it. */
  async #failTransaction(session: Client): Promise<boolean> {
    try {
      await this.#prepare(session)
      this.#holder = statusOf(await this.#engine.run(failedTransaction, 0)) === 'E' ? session : undefined
    } catch {
      session.putOut()
    }
    return this.#holder === session
  }
}

function endsTurn(messages: Uint8Array): boolean {
  const type = String.fromCharCode(messages[0] ?? 0)
  return type === 'Q' || Buffer.from(messages.subarray(-5)).equals(sync)
}
