import { type ErrorBody, type ErrorCode, type ErrorDetail, errors } from '@pramaan/contract/errors'

/** The server refused: the error's code, sentence and details. */
export class Refused extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.name = 'Refused'
    this.status = status
    this.code = body.code
    this.body = body
  }

  /** The fields that were refused, each with a sentence; empty for other refusals. */
  get details(): ErrorDetail[] {
    return this.body.details ?? []
  }
}

/** The server was not reached, or the response was not from our server. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause })
    this.name = 'Unreachable'
  }
}

/** Whether a body is one of our error responses. */
export function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    Object.hasOwn(errors, body.code)
  )
}
