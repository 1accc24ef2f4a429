import { Refused } from '@pramaan/api-client'

/** Whether a refusal is temporary, so that the item keeps waiting: signed out, rate-limited, server error. */
export function isTemporaryFailure(error: unknown): boolean {
  return error instanceof Refused && (error.status === 401 || error.status === 429 || error.status >= 500)
}
