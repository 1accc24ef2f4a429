import type { Database } from '@pramaan/database/client'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import { onceFor } from '../../../once-for.ts'

const dialect = new PgDialect()

/** The key of a statement with its values. */
export function keyOf(statement: SQL): string {
  return JSON.stringify(dialect.sqlToQuery(statement))
}

/**
 * What each database answered within the last minute, by key; at most `max` answers of each, or answers of `maxSize` in
 * all, each then stored with its size. It may be kept for more minutes.
 */
export function minuteCache<Value extends object | number | boolean>(
  bound: { max: number } | { maxSize: number },
  minutes = 1,
) {
  return onceFor((_db: Database) => new LRUCache<string, Value>({ ...bound, ttl: minutes * 60_000 }))
}
