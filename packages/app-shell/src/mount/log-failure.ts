import { Refused } from '@pramaan/api-client'

/**
 * Logs a failed request (document 000 §8, 001 §8), with the id that finds it in the server's log. A refusal's message
 * is left out, because it may repeat what a person typed.
 */
export function logFailure(error: unknown): void {
  if (error instanceof Refused) console.error('Refused', error.status, error.code, error.body.requestId)
  else console.error(error)
}
