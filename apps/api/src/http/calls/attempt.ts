import type { Queryable } from '@pramaan/database/client'
import { Refuse } from '../refusals/refuse.ts'

/** What an attempt gave, or why it was refused. */
type Attempted<T> = { value: T; refusal?: undefined } | { refusal: Refuse }

/** Runs a part of the caller's transaction in a savepoint: of what is refused nothing stays, and the rest goes on. */
export async function attempt<T>(db: Queryable, act: (db: Queryable) => Promise<T>): Promise<Attempted<T>> {
  try {
    return { value: await db.transaction(act) }
  } catch (error) {
    if (error instanceof Refuse) return { refusal: error }
    throw error
  }
}
