import type { Database } from '@pramaan/database/client'
import { keyOf, type Prepared, readRows } from '@pramaan/database/prepared'
import { onceFor } from '../../../once-for.ts'
import { minuteCache } from '../ranked/minute-cache.queries.ts'

/** As the fewest of `savedCount`: any count may be a minute old, even that there is nobody. */
export const anyCount = -1

const countsOf = minuteCache<number>({ max: 1000 })

/** How many there were, and the fewest milliseconds that it took to count them: a busy moment says nothing of them. */
type Older = { count: number; ms: number }

/** An hour is long for a number that is shown as exact, and short for one that is shown as about right. */
const olderCountsOf = minuteCache<Older>({ max: 1000 }, 60)

/** A page can wait this long for its total, because another request for it would cost more. */
const shortMs = 10

/** What `savedCount` has counted within the minute, if anything. */
export function lastCount(db: Database, statement: Prepared): number | undefined {
  return countsOf(db).get(keyOf(statement))
}

/** The last count of these rows within the hour, which is nearer to the truth than a guess. */
export function olderCount(db: Database, statement: Prepared): number | undefined {
  return olderCountsOf(db).get(keyOf(statement))?.count
}

/** Whether these rows were counted within the hour in so short a time that their page can wait for it. */
export function isCountedFast(db: Database, statement: Prepared): boolean {
  const older = olderCountsOf(db).get(keyOf(statement))
  return older !== undefined && older.ms <= shortMs
}

/** The counts that are under way. */
const underWayOf = onceFor((_db: Database) => new Map<string, Promise<number>>())

/**
 * A count of more than `fewest` people, which may be a minute old: a page, its total and the next page ask for the same.
 * Fewer are counted each time, because there a person more or less is seen. Of what had more the last time, those who ask
 * at once share a count.
 */
export async function savedCount(
  db: Database,
  statement: Prepared,
  fewest: number,
  countOf: (rows: unknown[][]) => number,
): Promise<number> {
  const key = keyOf(statement)
  const saved = countsOf(db).get(key)
  if (saved !== undefined) return saved
  const underWay = underWayOf(db)
  const older = olderCountsOf(db).get(key)?.count ?? fewest
  const shared = older > fewest || fewest === anyCount ? underWay.get(key) : undefined
  if (shared) {
    // It ends with the request that began it.
    const counted = await shared.catch(() => undefined)
    if (counted !== undefined) return counted
  }
  const countNow = async () => {
    const began = performance.now()
    const counted = countOf(await readRows(db, statement))
    const ms = Math.min(performance.now() - began, olderCountsOf(db).get(key)?.ms ?? Infinity)
    olderCountsOf(db).set(key, { count: counted, ms })
    if (counted > fewest) countsOf(db).set(key, counted)
    return counted
  }
  const counting = countNow().finally(() => {
    if (underWay.get(key) === counting) underWay.delete(key)
  })
  underWay.set(key, counting)
  return counting
}
