import type { Database } from '@pramaan/database/client'
import { frozen } from '@pramaan/database/frozen'
import { keyOf, type Prepared, prepare, readRows } from '@pramaan/database/prepared'
import { type SQL, sql } from 'drizzle-orm'
import { cacheOf } from '../../../../caches.ts'
import { type Ranked, type RankedList, rankedListOf } from './ranked-list.ts'

/**
 * How a list is read: at most the first `most` in order, or all; nobody if there are `most` or more of all, because they
 * are read in another way.
 */
export type ListSource = { list: SQL; most: number; inOrder: boolean }

/** The statement of the first `most` of a list: for each candidate the keys of its order, then `missed`. */
export function listStatement({ list, most }: ListSource): Prepared {
  return prepare(sql`select * from (${list}) as list limit ${most}`)
}

/** A list that was read, and how it is read again. */
export type LoosenedList = { source: ListSource; list: RankedList }

/** Shorter lists are read each time, because in them a person more or less is seen. */
export const fewestCached = 500

const listsOf = cacheOf<Promise<RankedList>>('lists')

/** Whether a complete list of so many candidates is cached. */
export function isCachedLength(length: number): boolean {
  return length >= fewestCached
}

function isCached({ rows, complete }: RankedList): boolean {
  return !complete || isCachedLength(rows.length)
}

async function read(db: Database, statement: Prepared, { most, inOrder }: ListSource): Promise<RankedList> {
  const rows = await readRows(db, statement)
  const ranked = rows.map((row): Ranked => ({ keys: row.slice(0, -1).map(Number), missed: Number(row.at(-1)) }))
  const complete = !inOrder && rows.length < most
  return frozen(rankedListOf(complete || inOrder ? ranked : [], complete))
}

/**
 * A list. A long one may be a minute old and is shared by those who ask for it at once: a page, its total,
 * the counts beside the filters and the next page ask for the same. `again`: it turned out to be too old.
 */
export async function readList(db: Database, source: ListSource, again = false): Promise<RankedList> {
  const lists = listsOf(db)
  const statement = listStatement(source)
  const key = keyOf(statement)
  const cached = again ? undefined : await lists.get(key)?.catch(() => undefined)
  if (cached && isCached(cached)) return cached
  const reading = read(db, statement, source)
  lists.set(key, reading, { size: 1 })
  const forget = () => lists.peek(key) === reading && lists.delete(key)
  try {
    const list = await reading
    // The same promise set again would keep the size that it had before its list was known.
    if (forget() && isCached(list)) lists.set(key, reading, { size: list.rows.length + 1 })
    return list
  } catch (failure) {
    forget()
    throw failure
  }
}
