import type { Queryable } from '@pramaan/database/client'

/** What failed in a round, by id; it is passed over until the next round. */
export type Failed = Map<number, unknown>

/** Repeats a batch until one is not full; failures are thrown together at the end, for the log. */
export async function batchesOf(size: number, what: string, batch: (failed: Failed) => Promise<number>) {
  const failed: Failed = new Map()
  let done = size
  while (done === size) done = await batch(failed)
  if (failed.size > 0) throw new AggregateError(failed.values(), `${what} ${[...failed.keys()].join(', ')}`)
}

/** Does one piece of work of a batch; a failure reverts that piece alone. */
export async function alone(db: Queryable, failed: Failed, id: number, work: (db: Queryable) => Promise<unknown>) {
  await db.transaction(work).catch((error: unknown) => failed.set(id, error))
}
