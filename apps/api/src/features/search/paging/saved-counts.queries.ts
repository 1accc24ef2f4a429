import type { Database } from '@pramaan/database/client'
import { keyOf, type Prepared, readRows } from '@pramaan/database/prepared'
import { minuteCache } from '../ranked/minute-cache.queries.ts'

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

/**
 * A count of more than `fewest` people, which may be a minute old: a page, its total and the next page ask for the same.
 * Fewer are counted each time, because there a person more or less is seen.
 */
export async function savedCount(
  db: Database,
  statement: Prepared,
  fewest: number,
  countOf: (rows: unknown[][]) => number,
) {
  const counts = countsOf(db)
  const key = keyOf(statement)
  const saved = counts.get(key)
  if (saved !== undefined) return saved
  const began = performance.now()
  const counted = countOf(await readRows(db, statement))
  const ms = Math.min(performance.now() - began, olderCountsOf(db).get(key)?.ms ?? Infinity)
  olderCountsOf(db).set(key, { count: counted, ms })
  if (counted > fewest) counts.set(key, counted)
  return counted
}
