import { Refused } from '@pramaan/api-client'

/** Whether a call failed because what its address names is not there (any more), or never can be. */
export function isMissing(error: unknown): boolean {
  return error instanceof Refused && (error.code === 'not-found' || error.code === 'invalid')
}
