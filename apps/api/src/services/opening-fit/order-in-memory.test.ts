import { fitOf, fitReasons, weightOf } from '@pramaan/domain/fit'
import {
  declinableOf,
  leastOfDegree,
  leastOfPlace,
  monthsAgainst,
  nearnesses,
  type PeopleHindrance,
  payAgainst,
  peopleCosts,
} from '@pramaan/domain/opening-fit'
import { longTestMs } from '@pramaan/testing/patience'
import { expect, test } from 'vitest'
import { circumstancesOf } from '../../features/jobs/job-answer.ts'
import { writeJobs } from '../../testing/matching/drawn-jobs.ts'
import { drawPeople, writePeople } from '../../testing/matching/drawn-people.ts'
import { readStored, type Stored } from '../../testing/matching/search-in-memory.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { inDeepRun } from '../../testing/server/deep-run.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { anywhere } from '../search/projection/facets.ts'
import { levelCode } from '../search/projection/search-row.ts'
import { openingFitOf } from './fit-answer.ts'
import { type AskedOfPeople, findAsked } from './people/asked-of-people.ts'
import { readRequirements } from './requirements.queries.ts'
import { orderedFor, seekerFor } from './seeker.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const { aJob } = createOpenings(api.deps)

type Job = Awaited<ReturnType<typeof aJob>>

const descending = (one: readonly number[], other: readonly number[]) => {
  const at = one.findIndex((key, index) => key !== other[index])
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0)
}

/** These, best first, by the key of each. */
const inOrder = <One>(all: readonly One[], keyOf: (one: One) => readonly number[]) =>
  all.toSorted((one, other) => descending(keyOf(one), keyOf(other)))

/** The ids of jobs in the order that a candidate must see, by the domain: the nearest first, then the best fit. */
async function jobsInMemory(jobs: readonly Job[], candidateId: number): Promise<number[]> {
  const seeker = orderedFor(await seekerFor(api.deps, api.db, candidateId))
  const requirements = await readRequirements(
    api.db,
    'job',
    jobs.map(({ id }) => id),
  )
  const keyOf = (job: Job) => {
    if (!seeker) return [job.id]
    const question = { seeker, requirements: requirements.get(job.id) ?? [], kind: 'job' } as const
    const { nearness, score, reasons } = openingFitOf(question, circumstancesOf(job))
    // What has nothing of the candidate's is not compared.
    const isAny = reasons.some(({ met }) => met !== null)
    return [-nearnesses.indexOf(nearness), isAny ? score : Number.NEGATIVE_INFINITY, job.id]
  }
  return inOrder(jobs, keyOf).map(({ id }) => id)
}

/** What speaks against proposing an opening to a candidate, by the domain's ranges and grades. */
function againstOf(row: Stored, { circumstances, cities, degrees, levels }: AskedOfPeople): PeopleHindrance[] {
  if (!circumstances) return []
  const holds = (ids: readonly number[], least = 0) =>
    row.profile.some(({ conceptId, grade }) => ids.includes(conceptId) && weightOf(grade) >= least)
  const within = (value: number | undefined, ranges: ReturnType<typeof payAgainst>) =>
    ranges.find(({ least, most }) => value !== undefined && value >= least && value <= (most ?? value))?.hindrance
  const { Location, HrComments } = row.card as { Location: string | null; HrComments: { jobLocation: string } | null }
  const isPlaced = !cities || holds(cities.here, leastOfPlace) || row.facets.includes(anywhere)
  const isFree = isPlaced || !(Location ?? HrComments?.jobLocation)
  const isNear = cities && holds([...cities.here, ...cities.around])
  const found = [
    isFree ? undefined : isNear ? 'area' : 'elsewhere',
    within(row.level > 0 ? row.experienceMonths : undefined, monthsAgainst(circumstances)),
    within(
      row.verified || row.level !== levelCode('Fresher') ? row.expectedCtc : undefined,
      payAgainst(circumstances.mostPay),
    ),
    ...declinableOf(circumstances).map(({ hindrance, chosen, others }) =>
      !row[chosen] && others.some((one) => row[one]) ? hindrance : undefined,
    ),
    degrees.length > 0
      ? !holds(degrees, leastOfDegree) && 'no-degree'
      : holds(levels.below) && !holds(levels.reached, leastOfDegree) && 'less-education',
  ] as const
  return found.filter((one) => one !== undefined && one !== false)
}

/** The key of a candidate in the order of an opening, by the domain. */
function keyFor(row: Stored, asked: AskedOfPeople): number[] {
  const costs = againstOf(row, asked).reduce((sum, one) => sum + peopleCosts[one], 0)
  const score = fitOf(asked.requirements, fitReasons(asked.requirements, row.profile)) - costs
  const fresh = Math.floor((row.updatedAt.getTime() + 5.5 * 3_600_000) / 86_400_000)
  return [Number(row.joining > 0), score, Number(row.verified), fresh, row.comparedStrength, row.candidateId]
}

test.each(inDeepRun([1, 2, 3, 4, 5, 6], [1]))(
  'jobs for people, and people for jobs, drawn with the seed %i, are listed in the order of the domain',
  async (seed) => {
    await writePeople(aFindable, drawPeople(seed, inDeepRun(60, 20)), api.deps.now())
    const jobs = await writeJobs(aJob, seed, inDeepRun(60, 20))
    const people = await readStored(api.db)
    for (const { candidateId } of people) {
      const client = await api.as({ id: candidateId })
      const pages = []
      for (let pageIndex = 0; pageIndex * 20 < jobs.length; pageIndex++)
        pages.push(...(await client.jobs.list({ query: { pageSize: 20, pageIndex } })).data)
      const expected = await jobsInMemory(jobs, candidateId)
      expect(
        pages.map(({ ID }) => ID),
        `the jobs of candidate ${candidateId}`,
      ).toEqual(expected)
    }
    const staff = await api.as(await api.aStaffMember('Admin'))
    for (const job of jobs) {
      const { data } = await staff.jobs.people({ params: { id: job.id } })
      const opening = { kind: 'job', id: job.id, circumstances: circumstancesOf(job), degrees: job.degrees } as const
      const asked = await findAsked(api.deps, api.db, opening)
      const listed = people.filter(({ candidateId }) => data.some(({ ID }) => ID === candidateId))
      const expected = inOrder(listed, (row) => keyFor(row, asked)).map((row) => [
        row.candidateId,
        againstOf(row, asked),
        fitReasons(asked.requirements, row.profile).map(({ met }) => met?.grade ?? null),
      ])
      const shown = data.map(({ ID, Against, Fit }) => [ID, Against, (Fit ?? []).map(({ grade }) => grade)])
      expect(shown, `the people for job ${job.id}`).toEqual(expected)
    }
  },
  longTestMs,
)
