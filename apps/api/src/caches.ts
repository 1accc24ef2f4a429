import type { Database } from '@pramaan/database/client'
import { LRUCache } from 'lru-cache'
import { onceFor } from './once-for.ts'

const minuteMs = 60_000

/**
 * What the server keeps of a database's answers: how much, how long, and above each what it holds and what one answer
 * saves. Where no number of people is named, it was measured at 200,000.
 */
const bounds = {
  /** Lists by best match, `maxSize` people in all: sorting one takes up to 400 ms at a million people. */
  lists: { maxSize: 250_000, ttl: minuteMs },
  /** How many meet a search: 5 ms, and 48 ms the first time. */
  counts: { max: 1000, ttl: minuteMs },
  /** How many met a search the last time, and in which order hardly anybody did: a walk past 10,000 rows takes 68 ms. */
  met: { max: 1000, ttl: 10 * minuteMs },
  /** Whether a word is a name: 61 ms for one of two letters. */
  names: { max: 5000, ttl: minuteMs },
  /** The concepts that many have: 0.7 ms, and 10 ms the first time. */
  concepts: { max: 5000, ttl: minuteMs },
  /** How many a suggestion finds: 5 to 48 ms for each of a dozen while a person types. */
  pressCounts: { max: 5000, ttl: 5 * minuteMs },
  /** How many jobs a list has, and below with each value of its filters: 148 ms together at 100,000 jobs. */
  jobTotals: { max: 300, ttl: minuteMs },
  jobFacets: { max: 300, ttl: minuteMs },
  /** The names of the companies in a list of jobs, read from all of them. */
  companies: { max: 20, ttl: minuteMs },
  /** The saved searches for jobs as they were read, which each posted job is compared with: 9.8 ms for 100,000 of them. */
  jobSearches: { max: 5000, ttl: minuteMs },
  /** How many jobs have a code of a saved search, which decides by which code it is found. */
  jobCodes: { max: 5000, ttl: minuteMs },
} as const

/** The cache with this name, of each database. */
export function cacheOf<Value extends NonNullable<unknown>>(name: keyof typeof bounds) {
  return onceFor((_db: Database) => new LRUCache<string, Value>(bounds[name]))
}
