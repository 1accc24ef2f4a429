import { type CandidateFilters, noFilters, searchKey } from '@pramaan/contract/search/candidate-filters'
import { cacheOf } from '../../caches.ts'
import type { Deps } from '../../deps.ts'
import { relaxedSearch } from '../../services/search/loosen/relax-search.ts'
import { isLeadAlone } from '../../services/search/plan/conditions/conditions.queries.ts'
import { countUpTo } from '../../services/search/run/counts/counts.queries.ts'
import { matchingOf } from '../../services/search/run/lists/matching.queries.ts'
import { resolveSearch } from '../../services/search/understand/resolve-search.ts'
import { anyRole } from '../../services/search/understand/search-request.ts'
import { type AtLeast, countAll } from './count-all.queries.ts'
import { countHolders } from './suggestions.queries.ts'

/** Counting stops at this number of people, which the screens show as at least so many. */
const mostCounted = 2_000

/** How long a count is reused, in milliseconds. */
const cacheMs = 5 * 60_000

/** The search that a suggestion's press makes. */
export type Press = Pick<CandidateFilters, 'term' | 'searchTitle'>

/** What a press gives: how many people, or at least how many, and whether they have what was named, not only something near. */
type Found = AtLeast & { isMet: boolean }

type Counted = Found & { at: number }
const countsOf = cacheOf<Counted>('pressCounts')

/** What each of these presses gives, with the conditions that its list has. */
export function pressCounts(deps: Deps, presses: readonly Press[]) {
  return counted(deps, presses, { of: 'press', count: countPress })
}

/** How many people have all that each of these presses asks for; its list goes on with those who come near. */
export function allCounts(deps: Deps, presses: readonly Press[]) {
  return counted(deps, presses, { of: 'all', count: countHavingAll })
}

type Counting = { of: string; count: (deps: Deps, press: Press) => Promise<Found> }

/** The counts of these presses, at most a few minutes old. */
async function counted(
  deps: Deps,
  presses: readonly Press[],
  { of, count }: Counting,
): Promise<(press: Press) => Found> {
  const cached = countsOf(deps.db)
  const at = deps.now().getTime()
  const keyOf = (press: Press) => `${of} ${searchKey({ ...noFilters, ...press })}`
  const found = await Promise.all(
    [...new Map(presses.map((press) => [keyOf(press), press]))].map(async ([key, press]) => {
      const known = cached.get(key)
      if (known && Math.abs(at - known.at) <= cacheMs) return [key, known] as const
      const now = { ...(await count(deps, press)), at }
      cached.set(key, now)
      return [key, now] as const
    }),
  )
  const byKey = new Map<string, Found>(found)
  return (press) => byKey.get(keyOf(press)) ?? { count: 0, isLeast: false, isMet: false }
}

async function countPress({ db, now }: Deps, press: Press): Promise<Found> {
  const request = { filters: { ...noFilters, ...press }, roles: anyRole }
  const search = await relaxedSearch(db, request, { now: now(), staff: false })
  const matching = matchingOf(request, search, false)
  const { requested = [], instead, leftOut = [], leftOutWords = [] } = search.read ?? {}
  const [lead] = requested
  // Everybody with one concept is counted on its postings alone.
  const count = await (lead && isLeadAlone(matching)
    ? countHolders(db, lead.conceptIds, mostCounted)
    : countUpTo(db, matching, mostCounted))
  return {
    count,
    isLeast: count >= mostCounted,
    isMet: count > 0 && !instead && leftOut.length + leftOutWords.length === 0,
  }
}

async function countHavingAll({ db, now }: Deps, press: Press): Promise<Found> {
  const request = { filters: { ...noFilters, ...press }, roles: anyRole }
  const search = await resolveSearch(db, request.filters, { now: now(), staff: false })
  const found = await countAll(db, matchingOf(request, search, false), mostCounted)
  return { ...found, isMet: found.count > 0 }
}
