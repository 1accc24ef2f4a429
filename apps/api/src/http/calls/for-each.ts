import type { Queryable } from '@pramaan/database/client'
import type { Refuse } from '../refusals/refuse.ts'
import { attempt } from './attempt.ts'

/** The refusals of a row that another person has changed since it was shown. */
const meantime = 'This has changed in the meantime.'

/**
 * Runs an action on many rows in the caller's transaction, with a result for each; in order of id, so that two such
 * actions never deadlock. A refused row keeps nothing of its action, and the others keep their changes.
 */
export async function forEachId(
  db: Queryable,
  ids: readonly number[],
  act: (db: Queryable, id: number) => Promise<unknown>,
) {
  const data: { ID: number; why: string | null }[] = []
  for (const ID of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const { refusal } = await attempt(db, (step) => act(step, ID))
    data.push({ ID, why: refusal ? whyOf(refusal) : null })
  }
  return { data, done: doneOf({ data }).length }
}

/** The ids of the rows on which the action was done. */
export function doneOf({ data }: { data: readonly { ID: number; why: string | null }[] }) {
  return data.flatMap(({ ID, why }) => (why === null ? [ID] : []))
}

function whyOf(refusal: Refuse): string {
  if (refusal.code === 'wrong-state') return refusal.about.message ?? meantime
  if (refusal.code === 'not-found') return refusal.message
  throw refusal
}
