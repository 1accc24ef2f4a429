import type { Database } from '@pramaan/database/client'
import { type SQL, sql } from 'drizzle-orm'
import { keyOf, minuteCache } from './minute-cache.queries.ts'
import { type Ranked, type RankedList, rankedListOf } from './ranked-list.ts'

/**
 * The statement of a list: for each candidate `k0` to `k5` and `missed`. If there are `most` or more: the first ones in
 * order, or nobody, because they are read in another way.
 */
export type ListSource = { statement: SQL; most: number; inOrder: boolean }

/** A list that was read, and how it is read again. */
export type LoosenedList = { source: ListSource; list: RankedList }

/** Shorter lists are read each time, because in them a person more or less is seen. */
export const fewestCached = 500

/** Longer lists take too much memory. */
const mostCached = 2500

const listsOf = minuteCache<Promise<RankedList>>(100)

function isCached({ rows, complete }: RankedList): boolean {
  return !complete || (rows.length >= fewestCached && rows.length <= mostCached)
}

async function read(db: Database, { statement, most, inOrder }: ListSource): Promise<RankedList> {
  const { rows } = await db.execute<Record<string, number>>(sql`select * from (${statement}) as list limit ${most}`)
  const ranked = rows.map(({ k0, k1, k2, k3, k4, k5, missed }): Ranked => {
    return { keys: [k0, k1, k2, k3, k4, k5].map(Number), missed: Number(missed) }
  })
  const complete = rows.length < most
  return rankedListOf(complete || inOrder ? ranked : [], complete)
}

/**
 * A list of best match. A long one may be a minute old and is shared by those who ask for it at once: a page, its total,
 * the counts beside the filters and the next page ask for the same. `again`: it turned out to be too old.
 */
export async function readList(db: Database, source: ListSource, again = false): Promise<RankedList> {
  const lists = listsOf(db)
  const key = keyOf(source.statement)
  const cached = again ? undefined : await lists.get(key)?.catch(() => undefined)
  if (cached && isCached(cached)) return cached
  const reading = read(db, source)
  lists.set(key, reading)
  const forget = () => lists.peek(key) === reading && lists.delete(key)
  try {
    const list = await reading
    if (!isCached(list)) forget()
    return list
  } catch (failure) {
    forget()
    throw failure
  }
}
