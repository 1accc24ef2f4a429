import { filtersOfAddress, queryOfFilters, wireQuery } from '@pramaan/contract/search/candidate-filters'
import { addDays, dayOf } from '@pramaan/domain/india-day'
import { type Random, streamOf } from '../random.ts'
import { inOfficeHours } from '../when/office.ts'
import { busyInstant } from '../when/rhythm.ts'
import { firstIds, known, type World } from '../world.ts'
import type { Employer } from './employers.ts'

const knownCandidates = [known.fresher.id, known.experienced.id]

/** The newest candidates that employers look at most. */
function newest(world: World, count: number): number[] {
  const most = Math.min(count, world.candidates)
  return Array.from({ length: most }, (_, index) => firstIds.candidate + world.candidates - 1 - index)
}

type Shortlisted = { candidateId: number; employerId: number; createdAt: Date }

/** Looks at profiles: many at the demo candidates in the last 90 days, a few at the newest, one before each shortlisting. */
export function profileViewsOf(world: World, employers: readonly Employer[], shortlists: readonly Shortlisted[]) {
  const random = streamOf(world.seed, 'views')
  const viewed = [
    ...knownCandidates.flatMap((id) => Array.from({ length: random.int(38, 60) }, () => id)),
    ...newest(world, 300).flatMap((id) => Array.from({ length: random.int(0, 4) }, () => id)),
  ]
  const views = viewed.map((candidateId) => ({
    candidateId,
    viewerId: random.pick(employers).account.id,
    viewedAt: busyInstant(world, 88, random.next()),
  }))
  const before = shortlists.map(({ candidateId, employerId: viewerId, createdAt }) => ({
    candidateId,
    viewerId,
    viewedAt: new Date(createdAt.getTime() - random.int(1, 20) * 60_000),
  }))
  return [...views, ...before].sort((one, other) => one.viewedAt.getTime() - other.viewedAt.getTime())
}

/** How often candidates were in a search, by day: the demo candidates each of the last thirty days. */
export function searchAppearancesOf(world: World) {
  const random = streamOf(world.seed, 'appearances')
  const today = dayOf(world.now)
  const row = (candidateId: number, back: number, most: number) => ({
    candidateId,
    day: addDays(today, -back),
    count: random.int(1, most),
  })
  const month = Array.from({ length: 30 }, (_, back) => back)
  return [
    ...knownCandidates.flatMap((id) => month.map((back) => row(id, back, 32))),
    ...newest(world, 200).flatMap((id) => random.sample(month, random.int(0, 5)).map((back) => row(id, back, 9))),
  ]
}

const searches = [
  'searchTitle=Frontend Developer&location=Pune&year=1-3 Yrs',
  'searchTitle=Frontend Developer&location=Pune&year=1-3 Yrs&isVsp=true',
  'term=react&fullTime=true&salary=31-40k',
  'searchTitle=Full Stack Developer&expStatus=Experienced&immediate=true',
  'term=tally&location=Nashik',
  'searchTitle=HR Recruiter&location=Pune&isVsp=true',
  'term=sql&remote=true',
  'searchTitle=Software Test Engineer&year=Fresher&location=Navi Mumbai',
  'degree=BCA&internship=true',
  'searchTitle=Digital Marketing Executive&location=Mumbai&salary=21-30k',
  'term=power bi&year=3-5 Yrs',
  'searchTitle=DevOps Engineer&maxCtc=12',
]

/** The demo employer's past searches of the last fortnight, the newest last. */
export function searchLogsOf(world: World) {
  const random = streamOf(world.seed, 'searches')
  return searches.map((query, index) => {
    const filters = filtersOfAddress(query)
    return {
      employerId: known.employer.id,
      title: filters.searchTitle ?? filters.term ?? filters.degree ?? '',
      filters: wireQuery(filters),
      searchKey: queryOfFilters({ ...filters, pageIndex: 0 }),
      pageIndex: 0,
      count: countOf(random),
      createdAt: inOfficeHours(world, busyInstant(world, 14, (index + random.next()) / searches.length)),
    }
  })
}

function countOf(random: Random) {
  return random.int(3, 140)
}
