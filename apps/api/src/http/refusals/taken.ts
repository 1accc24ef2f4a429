import type { ErrorCode } from '@pramaan/contract/errors'
import { type About, Refuse } from './refuse.ts'

/** PostgreSQL's code for a duplicate value in a unique column. */
const uniqueViolation = '23505'

/**
 * For the `catch` of a write: refuses with the code if another row has the unique value, even if it was written a
 * moment ago.
 */
export function refuseTaken(code: ErrorCode, about?: About) {
  return (error: unknown): never => {
    const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined
    throw cause?.code === uniqueViolation ? new Refuse(code, about) : error
  }
}
