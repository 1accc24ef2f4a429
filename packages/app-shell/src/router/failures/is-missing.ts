import { Refused } from '@pramaan/api-client'

/** Whether a request failed because its subject does not exist any more, or never did. */
export function isMissing(error: unknown): boolean {
  return error instanceof Refused && (error.code === 'not-found' || error.code === 'invalid')
}
