import type { ErrorCode } from '@pramaan/contract/errors'
import { type About, Refuse } from './refuse.ts'

/** PostgreSQL's code for a value that another row of a unique column has. */
const uniqueViolation = '23505'

/** For the `catch` of a write: refuses with the code where another row has the unique value, also since a moment ago. */
export function refuseTaken(code: ErrorCode, about?: About) {
  return (error: unknown): never => {
    const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined
    throw cause?.code === uniqueViolation ? new Refuse(code, about) : error
  }
}
