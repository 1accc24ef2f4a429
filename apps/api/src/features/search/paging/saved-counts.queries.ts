import type { Database } from '@pramaan/database/client'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'

type Counts = LRUCache<string, number>

const dialect = new PgDialect()
const ofDatabase = new WeakMap<Database, Counts>()

function countsOf(db: Database): Counts {
  const counts = ofDatabase.get(db) ?? new LRUCache({ max: 1000, ttl: 60_000 })
  ofDatabase.set(db, counts)
  return counts
}

/**
 * A count of more than `fewest` people, which may be a minute old: a page, its total and the next page ask for the same.
 * Fewer are counted each time, because there a person more or less is seen.
 */
export async function savedCount(db: Database, statement: SQL, fewest: number, count: () => Promise<number>) {
  const counts = countsOf(db)
  const key = JSON.stringify(dialect.sqlToQuery(statement))
  const saved = counts.get(key)
  if (saved !== undefined) return saved
  const counted = await count()
  if (counted > fewest) counts.set(key, counted)
  return counted
}
