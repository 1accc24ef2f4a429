import { type ErrorBody, type ErrorCode, errors } from '@pramaan/contract/errors'

/** What a refusal is about; `message` where the spec has a text of its own for the case. */
type About = Partial<Pick<ErrorBody, 'message' | 'details' | 'step' | 'app' | 'retryAfterSeconds'>>

/** A refusal of the wire, thrown by handlers; the transaction it is thrown in rolls back. */
export class Refuse extends Error {
  readonly code: ErrorCode
  readonly about: About

  constructor(code: ErrorCode, about: About = {}) {
    super(about.message ?? errors[code][1])
    this.name = 'Refuse'
    this.code = code
    this.about = about
  }
}

/** Refuses with the code, if there is one: the usual way to pass on a domain's `whyNot…`. */
export function refuse(code: ErrorCode | undefined, about?: About) {
  if (code) throw new Refuse(code, about)
}

/** The row, or the refusal that there is none. */
export function found<T>(row: T | undefined, code: ErrorCode = 'not-found'): T {
  if (row === undefined) throw new Refuse(code)
  return row
}

/** The row of a query that must return exactly one, such as an insert with `returning`. */
export function only<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new Error(`Expected one row, got ${rows.length}`)
  return row
}

/** An undo that comes after its time. */
export function tooLateToUndo(): Refuse {
  return new Refuse('wrong-state', { message: 'It is too late to undo this.' })
}
