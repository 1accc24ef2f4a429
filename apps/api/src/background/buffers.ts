import type { Database } from '@pramaan/database/client'
import { addAppearances } from './appearances.queries.ts'
import { addPageViews } from './page-views.queries.ts'
import { type Searched, writeSearches } from './searches.queries.ts'

/** How many candidates, searches or public pages are held before they are written without waiting for the owner's round. */
const fullAt = { appearances: 20_000, searches: 500, pageViews: 5000 }

/**
 * What comes with each look, gathered in memory and written in batches: who stood in a list, whose public page was
 * read, and the searches made.
 * The owner calls `flush` every few seconds and at shutdown, readers of the history before they read; what could not be
 * written is kept for the next time.
 */
export function createBuffers(db: Database) {
  let counts = new Map<string, number>()
  let searches: Searched[] = []
  let pageViews = new Map<number, number>()
  let writing: Promise<void> = Promise.resolve()

  function count(key: string, times: number) {
    counts.set(key, (counts.get(key) ?? 0) + times)
  }

  async function writeCounts() {
    const taken = counts
    if (taken.size === 0) return
    counts = new Map()
    const appearances = [...taken].map(([key, times]) => {
      const [day = '', id] = key.split(' ')
      return { candidateId: Number(id), day, times }
    })
    await addAppearances(db, appearances).catch((error: unknown) => {
      for (const [key, times] of taken) count(key, times)
      throw error
    })
  }

  async function writePageViews() {
    const taken = pageViews
    if (taken.size === 0) return
    pageViews = new Map()
    await addPageViews(db, taken).catch((error: unknown) => {
      for (const [id, times] of taken) pageViews.set(id, (pageViews.get(id) ?? 0) + times)
      throw error
    })
  }

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
      .then(writeCounts)
      .then(writeHistory)
      .then(writePageViews)
    writing = next
    return next
  }

  function flushIf(full: boolean) {
    // Whatever failed stays in memory, and the owner's next round tells of it.
    if (full) flush().catch(() => undefined)
  }

  return {
    flush,
    /** Counts that these candidates stood in an employer's list on a day in India. */
    appeared(day: string, candidateIds: readonly number[]) {
      for (const id of candidateIds) count(`${day} ${id}`, 1)
      flushIf(counts.size >= fullAt.appearances)
    },
    /** Counts that somebody read a candidate's public page. */
    pageRead(candidateId: number) {
      pageViews.set(candidateId, (pageViews.get(candidateId) ?? 0) + 1)
      flushIf(pageViews.size >= fullAt.pageViews)
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
