import type { Database } from '@pramaan/database/client'
import { addAppearances } from './appearances.queries.ts'
import { createCounter, createRowBuffer } from './counter.ts'
import { addPageViews } from './page-views.queries.ts'
import { type SearchEntry, writeSearches } from './searches.queries.ts'
import { addTypedTexts, type TypedText } from './typed-terms.queries.ts'

/** The number of candidates, searches or public pages that are collected before an early write. */
const fullAt = { appearances: 20_000, searches: 500, pageViews: 5000, typed: 2000 }

/**
 * Collects in memory what every request would otherwise write, and writes it in batches: candidates shown in lists,
 * reads of public pages, searches, and typed texts without a concept. A timer calls `flush` every few seconds, and so
 * do the shutdown and readers of the history; what could not be written is retried the next time.
 */
export function createBuffers(db: Database) {
  const appearances = createCounter((counts: ReadonlyMap<string, number>) => addAppearances(db, appearancesOf(counts)))
  const pageViews = createCounter((counts: Map<number, number>) => addPageViews(db, counts))
  const history = createHistory(db)
  const typed = createRowBuffer((terms: readonly TypedText[]) => addTypedTexts(db, terms))
  let writing: Promise<void> = Promise.resolve()

  function flush() {
    const next = writing
      .catch(() => undefined)
      .then(appearances.write)
      .then(history.write)
      .then(pageViews.write)
      .then(typed.write)
    writing = next
    return next
  }

  function flushIf(full: boolean) {
    // Failed writes stay in memory, and the timer's next round reports them.
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
    /** Counts typed texts that match no concept's spelling. */
    typed(terms: readonly TypedText[]) {
      typed.add(terms)
      flushIf(typed.size() >= fullAt.typed)
    },
    /** Writes a search into its employer's history. */
    searched(search: SearchEntry) {
      history.add(search)
      flushIf(history.size() >= fullAt.searches)
    },
    /** Corrects the count of an employer's latest search while it is still in memory; false if it is not. */
    counted: history.counted,
  }
}

/** The buffers of a server. */
export type Buffers = ReturnType<typeof createBuffers>

/** Searches that are not in the history yet. */
function createHistory(db: Database) {
  let searches: SearchEntry[] = []
  return {
    add: (search: SearchEntry) => void searches.push(search),
    size: () => searches.length,
    async write() {
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
    },
    counted({ employerId, searchKey, count }: Pick<SearchEntry, 'employerId' | 'searchKey' | 'count'>) {
      const newest = searches.findLastIndex((search) => search.employerId === employerId)
      const search = searches[newest]
      if (search?.searchKey !== searchKey) return search !== undefined
      searches[newest] = { ...search, count }
      return true
    },
  }
}

function appearancesOf(counts: ReadonlyMap<string, number>) {
  return [...counts].map(([key, times]) => {
    const [day = '', id] = key.split(' ')
    return { candidateId: Number(id), day, times }
  })
}
