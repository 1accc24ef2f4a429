import { filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import { isInOrderOfReasons } from '@pramaan/domain/fit'
import { longTestMs } from '@pramaan/testing/patience'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnSearch, drawPeople, writePeople } from '../../testing/matching/drawn-people.ts'
import { readStored, searchInMemory } from '../../testing/matching/search-in-memory.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { inDeepRun } from '../../testing/server/deep-run.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { relaxedSearch } from './loosen/relax-search.ts'
import { anyRole } from './understand/search-request.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

type Query = Record<string, string>

/** All pages of a search by an employer whose plan has no limit. */
async function searcher() {
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  return async (query: Query) => {
    const page = (pageIndex: number) =>
      client.search.candidates({ query: { ...query, pageSize: '20', pageIndex: String(pageIndex) } })
    const first = await page(0)
    const others = Array.from({ length: Math.max(0, first.pageCount - 1) }, (_, at) => page(at + 1))
    const pages = [first, ...(await Promise.all(others))]
    const items = pages.flatMap((one) =>
      one.items.map(({ ID, JoiningStatus, ExperienceMonths, Fit, Met, Missed, Nearby }) => {
        return { ID, JoiningStatus, ExperienceMonths, Fit, Met, Missed, Nearby }
      }),
    )
    return { items, met: first.met, reading: first.reading }
  }
}

test.each(inDeepRun([1, 2, 3, 4], [1]))(
  'people drawn with the seed %i are listed in the order of the domain, and of the reasons shown',
  async (seed) => {
    await writePeople(aFindable, drawPeople(seed, 120), api.deps.now())
    const everyone = await readStored(api.db)
    const search = await searcher()
    const seen = { strict: 0, loosened: 0, reasoned: 0 }
    const isAsInMemory = async (query: Query) => {
      const request = { filters: filtersOfAddress(query), roles: anyRole }
      const named = await relaxedSearch(api.db, request, { now: api.deps.now(), staff: false })
      const expected = searchInMemory(everyone, named)
      const answer = await search(query)
      expect({ ids: answer.items.map(({ ID }) => ID), met: answer.met }).toEqual(expected)
      const inOrder = isInOrderOfReasons(answer, ({ JoiningStatus }) => JoiningStatus === true)
      expect(inOrder, 'the order of the reasons shown').not.toBe(false)
      seen[expected.met === null ? 'strict' : 'loosened'] += 1
      seen.reasoned += inOrder ? 1 : 0
    }
    await fc.assert(fc.asyncProperty(drawnSearch, isAsInMemory), { seed, numRuns: inDeepRun(300, 40) })
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5)
  },
  longTestMs,
)
