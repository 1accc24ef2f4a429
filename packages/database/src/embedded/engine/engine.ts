/** The one session of an embedded database: runs one batch of protocol messages at a time. */
export interface Engine {
  /** How often its session was lost; a change means that prepared statements and settings are gone. */
  readonly losses: number
  /** Returns the database's response. Throws `EngineStopped`; the next call finds it restarted. */
  run(messages: Uint8Array, deadlineMs: number): Promise<Uint8Array>
  /** Gives what runs no more than this time, as if it were its deadline; nothing if it can't be ended. */
  hurry?(ms: number): void
}

/** The statement is lost and its transaction undone; everything committed before is. `code` is the SQLSTATE. */
export class EngineStopped extends Error {
  readonly code: string

  constructor(code: string, text: string) {
    super(text)
    this.code = code
  }
}
