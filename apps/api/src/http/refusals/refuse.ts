import { type ErrorBody, type ErrorCode, errors } from '@pramaan/contract/errors'

/** The details of a refusal; `message` if the spec has a specific text for the case. */
export type About = Partial<Pick<ErrorBody, 'message' | 'details' | 'step' | 'app' | 'retryAfterSeconds'>>

/** A refusal, thrown by handlers; the surrounding transaction rolls back. */
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

/** Refuses with the code, if there is one; this is how handlers pass on a `whyNot…` of the domain. */
export function refuse(code: ErrorCode | undefined, about?: About) {
  if (code) throw new Refuse(code, about)
}

/** Refuses a request because of one field, with the message to show beside it. */
export function refuseField(field: string, message: string): never {
  throw new Refuse('invalid', { details: [{ field, message }] })
}

/** The row; refuses if there is none. */
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

/** The refusal of an undo that comes too late. */
export function tooLateToUndo(): Refuse {
  return new Refuse('wrong-state', { message: 'It is too late to undo this.' })
}
