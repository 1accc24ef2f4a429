import type { Database } from '@pramaan/database/client'
import { addAppearances } from './appearances.queries.ts'
import { addPageViews } from './page-views.queries.ts'
import { type Searched, writeSearches } from './searches.queries.ts'

/**
 * How many candidates, searches or public pages are held before they are written without waiting for the owner's round.
 */
const fullAt = { appearances: 20_000, searches: 500, pageViews: 5000 }

/**
 * What comes with each look, gathered in memory and written in batches: who stood in a list, whose public page was
 * read, and the searches made.
 * The owner calls `flush` every few seconds and at shutdown, readers of the history before they read; what could not be
 * written is kept for the next time.
 */
export function createBuffers(db: Database) {
  const appearances = createCounter((counts: ReadonlyMap<string, number>) => addAppearances(db, appearancesOf(counts)))
  const pageViews = createCounter((counts: Map<number, number>) => addPageViews(db, counts))
  let searches: Searched[] = []
  let writing: Promise<void> = Promise.resolve()

  async function writeHistory() {
    const taken = searches
    searches = []
    const byEmployer = Map.groupBy(taken, ({ employerId }) => employerId)
    for (const [employerId, made] of byEmployer) {
      await writeSearches(db, employerId, made).catch((error: unknown) => {
        searches = [...[...byEmployer.values()].flat(), ...searches]
        throw error
      })
      byEmployer.delete(employerId)
    }
  }

  function flush() {
    const next = writing
      .catch(() => undefined)
      .then(appearances.write)
      .then(writeHistory)
      .then(pageViews.write)
    writing = next
    return next
  }

  function flushIf(full: boolean) {
    // Failed writes stay in memory, and the owner's next round reports them.
    if (full) flush().catch(() => undefined)
  }

  return {
    flush,
    /** Counts these candidates as shown in an employer's list on a day in India. */
    appeared(day: string, candidateIds: readonly number[]) {
      for (const id of candidateIds) appearances.add(`${day} ${id}`)
      flushIf(appearances.size() >= fullAt.appearances)
    },
    /** Counts a visit to a candidate's public page. */
    pageRead(candidateId: number) {
      pageViews.add(candidateId)
      flushIf(pageViews.size() >= fullAt.pageViews)
    },
    /** Writes a search into its employer's history. */
    searched(search: Searched) {
      searches.push(search)
      flushIf(searches.length >= fullAt.searches)
    },
    /** Corrects what an employer's newest search found, as long as it waits here; false where it does not. */
    counted({ employerId, searchKey, count }: Pick<Searched, 'employerId' | 'searchKey' | 'count'>) {
      const newest = searches.findLastIndex((search) => search.employerId === employerId)
      const search = searches[newest]
      if (search?.searchKey !== searchKey) return search !== undefined
      searches[newest] = { ...search, count }
      return true
    },
  }
}

/** What is gathered by a server. */
export type Buffers = ReturnType<typeof createBuffers>

/** Counts by key until they are written; what could not be written is counted again. */
function createCounter<Key>(write: (counts: Map<Key, number>) => Promise<unknown>) {
  let counts = new Map<Key, number>()
  const add = (key: Key, times = 1) => void counts.set(key, (counts.get(key) ?? 0) + times)
  return {
    add,
    size: () => counts.size,
    async write() {
      const taken = counts
      if (taken.size === 0) return
      counts = new Map()
      await write(taken).catch((error: unknown) => {
        for (const [key, times] of taken) add(key, times)
        throw error
      })
    },
  }
}

function appearancesOf(counts: ReadonlyMap<string, number>) {
  return [...counts].map(([key, times]) => {
    const [day = '', id] = key.split(' ')
    return { candidateId: Number(id), day, times }
  })
}
