import type { Queryable } from '@pramaan/database/client'

/** The items that failed in a round, by id; they are passed over until the next round. */
export type FailedItems = Map<number, unknown>

/** Repeats a batch until one is not full; failures are thrown together at the end, for the log. */
export async function batchesOf(size: number, what: string, batch: (failed: FailedItems) => Promise<number>) {
  const failed: FailedItems = new Map()
  let done = size
  while (done === size) done = await batch(failed)
  if (failed.size > 0) throw new AggregateError(failed.values(), `${what} ${[...failed.keys()].join(', ')}`)
}

/** Does one piece of work of a batch in a savepoint: a failure reverts that piece alone. */
export async function inSavepoint(
  db: Queryable,
  failed: FailedItems,
  id: number,
  work: (db: Queryable) => Promise<unknown>,
) {
  await db.transaction(work).catch((error: unknown) => failed.set(id, error))
}
