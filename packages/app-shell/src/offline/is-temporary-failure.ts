import { Refused } from '@pramaan/api-client'

/** Whether a refusal may pass by itself, so that what waits goes on waiting: signed out, too many at once, broken. */
export function isTemporaryFailure(error: unknown): boolean {
  return error instanceof Refused && (error.status === 401 || error.status === 429 || error.status >= 500)
}
