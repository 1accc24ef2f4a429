import type { Database, Queryable } from '@pramaan/database/client'
import { areBehind } from './alert-versions.queries.ts'
import { type ChangeKind, claimChange, deferChange, forgetChange, listChanges, listWaiting } from './changes.queries.ts'

/** The items that failed in a round, by id; they are skipped until the next round. */
export type FailedItems = Map<number, unknown>

/** Repeats a batch until one is not full; failures are thrown together at the end, for the log. */
export async function batchesOf(size: number, what: string, batch: (failed: FailedItems) => Promise<number>) {
  const failed: FailedItems = new Map()
  let handled = size
  while (handled === size) handled = await batch(failed)
  if (failed.size > 0) throw new AggregateError(failed.values(), `${what} ${[...failed.keys()].join(', ')}`)
}

/**
 * Runs one item of a batch in a savepoint, or in its own transaction if there is none, so that a failure reverts only
 * that item.
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
  kind: ChangeKind
  /** Compares one; returns the failures. */
  match: (db: Queryable, id: number) => Promise<readonly unknown[]>
}

/**
 * Compares changes with the saved searches, each in its own transaction, which also ends its lock. While searches must
 * still be read with a newer vocabulary, a change is compared with them as they are and stays; later it is compared
 * again with those that were read again.
 */
export async function compareChanges(db: Database, comparison: Comparison) {
  const { kind } = comparison
  await compareEach(db, comparison, (limit, butIds) => listChanges(db, kind, limit, butIds))
  const isBehind = await areBehind(db, kind)
  await compareEach(db, comparison, (limit, butIds) => listWaiting(db, kind, isBehind, limit, butIds))
}

type List = (limit: number, butIds: readonly number[]) => Promise<readonly number[]>

async function compareEach(db: Database, { what, kind, match }: Comparison, list: List) {
  const left = new Set<number>()
  await batchesOf(changesAtOnce, what, async (failed) => {
    const ids = await list(changesAtOnce, [...failed.keys(), ...left])
    for (const id of ids)
      await separately(db, failed, id, async (step) => {
        const claimed = await claimChange(step, kind, id)
        if (!claimed) return void left.add(id)
        // Checked before the comparison, because searches that are read during it are compared later.
        const isBehind = !claimed.isDeferred && (await areBehind(step, kind))
        const failures = await match(step, id)
        // The change stays and is compared again; searches that already have the match are skipped.
        if (failures.length > 0) return void failed.set(id, new AggregateError(failures, `${what}: ${id}`))
        const isDone = await (isBehind ? deferChange : forgetChange)(step, kind, id, claimed.version)
        if (!isDone) left.add(id)
      })
    return ids.length
  })
}
