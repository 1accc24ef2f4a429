import type { Database } from '@pramaan/database/client'
import { LRUCache } from 'lru-cache'
import { onceFor } from './once-for.ts'

const minuteMs = 60_000

/** How many answers of a database each cache keeps, and for how long; above each, what it holds and what one saves. */
const bounds = {
  lists: { maxSize: 250_000, ttl: minuteMs },
  counts: { max: 1000, ttl: minuteMs },
  met: { max: 1000, ttl: 10 * minuteMs },
  names: { max: 5000, ttl: minuteMs },
  concepts: { max: 5000, ttl: minuteMs },
  listedIds: { max: 3000, ttl: 10_000 },
  pressCounts: { max: 5000, ttl: 5 * minuteMs },
  jobTotals: { max: 300, ttl: minuteMs },
  jobFacets: { max: 300, ttl: minuteMs },
  companies: { max: 20, ttl: minuteMs },
  jobSearches: { max: 5000, ttl: minuteMs },
  jobCodes: { max: 5000, ttl: minuteMs },
} as const

/** The cache with this name, of each database. */
export function cacheOf<Value extends NonNullable<unknown>>(name: keyof typeof bounds) {
  return onceFor((_db: Database) => new LRUCache<string, Value>(bounds[name]))
}
