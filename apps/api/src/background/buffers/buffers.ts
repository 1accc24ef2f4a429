import { withoutBudget } from '@pramaan/database/budget/budget'
import type { Database } from '@pramaan/database/client'
import { addAppearances } from './appearances.queries.ts'
import { createCounter, createRowBuffer } from './counter.ts'
import { addPageViews } from './page-views.queries.ts'
import { continues, type SearchEntry, writeSearches } from './searches.queries.ts'
import { addTypedTexts, type TypedText } from './typed-terms.queries.ts'

/** The number of collected candidates, searches or public pages that triggers an early write. */
const fullAt = { appearances: 20_000, searches: 500, pageViews: 5000, typed: 2000 }

/**
 * Collects in memory what every request would otherwise write, and writes it in batches: candidates shown in lists,
 * reads of public pages, searches, and typed texts without a concept. `flush` is called every few seconds by a timer,
 * at shutdown, and by readers of the history. Failed writes are retried the next time.
 */
export function createBuffers(db: Database) {
  const appearances = createCounter((counts: ReadonlyMap<string, number>) => addAppearances(db, appearancesOf(counts)))
  const pageViews = createCounter((counts: Map<number, number>) => addPageViews(db, counts))
  const history = createHistory(db)
  const typed = createRowBuffer((terms: readonly TypedText[]) => addTypedTexts(db, terms))
  let writing: Promise<void> = Promise.resolve()

  function flush() {
    const next = writing.catch(() => undefined).then(() => withoutBudget(writeAll))
    writing = next
    return next
  }

  async function writeAll() {
    await appearances.write()
    await history.write()
    await pageViews.write()
    await typed.write()
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

/** Searches that are not in the history yet, by employer, oldest first. */
function createHistory(db: Database) {
  let unwritten = new Map<number, SearchEntry[]>()

  function add(search: SearchEntry) {
    const unwrittenSearches = unwritten.get(search.employerId) ?? []
    const newest = unwrittenSearches.at(-1)
    // Compared now, because comparing hundreds of searches while writing would delay every request.
    const typedFrom = newest && newest.id === undefined && continues(newest, search) ? newest : undefined
    const others = unwrittenSearches.filter(
      (one) => one !== typedFrom && (one.id !== search.id || one.searchKey !== search.searchKey),
    )
    unwritten.set(search.employerId, [...others, search])
  }

  return {
    add,
    size: () => [...unwritten.values()].reduce((sum, { length }) => sum + length, 0),
    async write() {
      const batch = unwritten
      unwritten = new Map()
      for (const [employerId, searches] of batch) {
        await writeSearches(db, employerId, searches).catch((error: unknown) => {
          const later = unwritten
          unwritten = batch
          for (const search of [...later.values()].flat()) add(search)
          throw error
        })
        batch.delete(employerId)
      }
    },
    counted({ employerId, searchKey, count }: Pick<SearchEntry, 'employerId' | 'searchKey' | 'count'>) {
      const newest = unwritten.get(employerId)?.at(-1)
      if (newest?.searchKey === searchKey) newest.count = count
      return newest !== undefined
    },
  }
}

function appearancesOf(counts: ReadonlyMap<string, number>) {
  return [...counts].map(([key, times]) => {
    const [day = '', id] = key.split(' ')
    return { candidateId: Number(id), day, times }
  })
}
