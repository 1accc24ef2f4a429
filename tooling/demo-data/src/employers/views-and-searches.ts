import { filtersOfAddress, queryOfFilters, wireQuery } from '@pramaan/contract/search/candidate-filters'
import { addDays, dayOf } from '@pramaan/domain/india-day'
import type { Openings } from '../openings/openings.ts'
import { personAt } from '../people/person-at.ts'
import { type Random, streamOf } from '../random.ts'
import { works } from '../trades/roles.ts'
import { latest } from '../when/applied.ts'
import { inOfficeHours } from '../when/office.ts'
import { busyBetween, busyInstant } from '../when/rhythm.ts'
import { between, daysAgo, firstIds, known, type World } from '../world.ts'
import type { Employer } from './employers.ts'

const knownCandidates = [known.fresher.id, known.experienced.id]

/** The newest candidates that employers look at most. */
function newest(world: World, count: number): number[] {
  const most = Math.min(count, world.candidates)
  return Array.from({ length: most }, (_, index) => firstIds.candidate + world.candidates - 1 - index)
}

/**
 * Looks at profiles by employers of the person's trade and by staffing companies: many at the demo candidates in the last
 * 90 days, a few at the newest, one before each shortlisting. Nobody looks, or is looked at, before they registered.
 */
export function profileViewsOf(world: World, { employers, shortlists }: Pick<Openings, 'employers' | 'shortlists'>) {
  const random = streamOf(world.seed, 'views')
  const views = [
    ...knownCandidates.map((id) => ({ id, count: random.int(38, 60) })),
    ...newest(world, 300).map((id) => ({ id, count: random.int(0, 4) })),
  ].flatMap(({ id, count }) => viewsOf(world, id, count, employers, random))
  const before = shortlists.map(({ candidateId, employerId: viewerId, createdAt }) => ({
    candidateId,
    viewerId,
    viewedAt: between(latest(registeredAt(world, candidateId), hourBefore(createdAt)), createdAt, random.next()),
  }))
  return [...views, ...before].sort((one, other) => one.viewedAt.getTime() - other.viewedAt.getTime())
}

function viewsOf(world: World, candidateId: number, count: number, employers: readonly Employer[], random: Random) {
  const { account, candidate } = personAt(world, candidateId)
  const kind = works.find(({ role }) => role.id === candidate.jobRoleIds[0])?.trade.company
  const viewers = employers.filter((employer) => employer.kind === kind || employer.kind === 'consulting')
  return Array.from({ length: count }, () => {
    const viewer = random.pick(viewers).account
    const since = latest(latest(account.createdAt, viewer.createdAt), daysAgo(world, 88))
    return { candidateId, viewerId: viewer.id, viewedAt: busyBetween(world, since, world.now, random.next()) }
  })
}

function registeredAt(world: World, candidateId: number): Date {
  return personAt(world, candidateId).account.createdAt
}

function hourBefore(at: Date): Date {
  return new Date(at.getTime() - 3_600_000)
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
  const daysOf = (id: number) => month.filter((back) => addDays(today, -back) >= dayOf(registeredAt(world, id)))
  return [
    ...knownCandidates.flatMap((id) => month.map((back) => row(id, back, 32))),
    ...newest(world, 200).flatMap((id) => random.sample(daysOf(id), random.int(0, 5)).map((back) => row(id, back, 9))),
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
