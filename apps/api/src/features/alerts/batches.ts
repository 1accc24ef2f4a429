import type { Database, Queryable } from '@pramaan/database/client'

/** The items that failed in a round, by id; they are passed over until the next round. */
export type FailedItems = Map<number, unknown>

/** Repeats a batch until one is not full; failures are thrown together at the end, for the log. */
export async function batchesOf(size: number, what: string, batch: (failed: FailedItems) => Promise<number>) {
  const failed: FailedItems = new Map()
  let done = size
  while (done === size) done = await batch(failed)
  if (failed.size > 0) throw new AggregateError(failed.values(), `${what} ${[...failed.keys()].join(', ')}`)
}

/**
 * Does one piece of work of a batch in a savepoint, or without a transaction around it in one of its own: a failure
 * reverts that piece alone.
 */
export async function separately(
  db: Queryable,
  failed: FailedItems,
  id: number,
  work: (db: Queryable) => Promise<unknown>,
) {
  await db.transaction(work).catch((error: unknown) => failed.set(id, error))
}

const changesAtOnce = 20

/** How the recorded changes of one kind are compared with the saved searches. */
type Comparison = {
  what: string
  /** The ids of those that changed first, but for some. */
  list: (limit: number, butIds: readonly number[]) => Promise<readonly number[]>
  /** Compares one; false if its record stays for the next round. */
  compare: (db: Queryable, id: number, failed: FailedItems) => Promise<boolean>
}

/** Compares what changed with the saved searches, each in a transaction of its own: a lock ends with it. */
export async function compareChanges(db: Database, { what, list, compare }: Comparison) {
  const left = new Set<number>()
  await batchesOf(changesAtOnce, what, async (failed) => {
    const ids = await list(changesAtOnce, [...failed.keys(), ...left])
    for (const id of ids)
      await separately(db, failed, id, async (step) => {
        if (!(await compare(step, id, failed))) left.add(id)
      })
    return ids.length
  })
}
