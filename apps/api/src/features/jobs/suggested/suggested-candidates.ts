import { suggestsPeople } from '@pramaan/domain/job'
import { mostFittingPeople } from '@pramaan/domain/opening-fit'
import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { found } from '../../../http/refusals/refuse.ts'
import { findAsked } from '../../../services/opening-fit/people/asked-of-people.ts'
import { nearestPeople } from '../../../services/opening-fit/people/nearest-people.ts'
import { compareRanks, findPeople } from '../../../services/opening-fit/people/people-fit.queries.ts'
import { type Person, peopleWithReasons } from '../../../services/opening-fit/people/people-reasons.ts'
import { circumstancesOf } from '../job-answer.ts'
import { findJob } from '../jobs.queries.ts'
import { withoutApplicants } from './not-applied.queries.ts'
import { bySkills, countPeople, shortlistStatuses } from './suggested.queries.ts'

/**
 * A job's requirements, the condition of having all its skills (undefined if it suggests nobody), and the people to
 * leave out, because the job's page lists applicants beside the suggestions.
 */
async function askedBy(deps: Deps, actor: Actor, jobId: number) {
  const { db } = deps
  const { job } = found(await findJob(db, actor, jobId))
  const opening = { kind: 'job', id: jobId, circumstances: circumstancesOf(job), degrees: job.degrees } as const
  const asked = await findAsked(deps, db, opening)
  const isSuggesting = suggestsPeople({ general: job.generalSkills, professional: job.professionalSkills })
  const all = isSuggesting ? bySkills(asked.skills) : undefined
  return { all, asked, without: withoutApplicants(db, job) }
}

function byRank(people: readonly Person[]): Person[] {
  return people.toSorted((one, other) => compareRanks(one.found, other.found))
}

type Suggesting = { jobId: number; pageSize: number; pageIndex: number }

/**
 * A page of the candidates with all required skills who have not applied, unless the job suggests nobody. The first
 * page also has the nearest of the others: all of them if few people have every skill, or else those ranked above the
 * last one on the page.
 */
export async function suggestedCandidates(deps: Deps, actor: Actor, { jobId, pageSize, pageIndex }: Suggesting) {
  const { db } = deps
  const { all, asked, without } = await askedBy(deps, actor, jobId)
  const total = all ? await countPeople(db, all.having, without) : 0
  const page = { limit: pageSize, offset: pageIndex * pageSize }
  const rows = all ? await findPeople(db, asked, { where: all.having, without, ...page }) : []
  const withAll = await peopleWithReasons(db, asked, rows)
  const last = total < mostFittingPeople ? undefined : withAll.at(-1)?.found
  const near = pageIndex === 0 ? await nearestPeople(db, asked, { without, also: all?.lacking }) : []
  const nearest = near.filter(({ found: one }) => !last || compareRanks(one, last) < 0)
  const people = byRank([...withAll, ...nearest])
  const ids = people.map(({ answer }) => answer.ID)
  const statuses = await shortlistStatuses(db, actor.id, ids)
  const shown = ({ answer }: Person) => ({ ...answer, shortlisted: statuses.get(answer.ID) ?? null })
  return {
    data: withAll.map(shown),
    totalCount: total,
    pageCount: pageCountOf(total, pageSize),
    nearest: nearest.map(shown),
    order: ids,
  }
}

/**
 * The people to suggest for a job, best first: those with all its skills and the nearest others, without applicants of
 * the job or its drive.
 */
export async function peopleForJob(deps: Deps, actor: Actor, jobId: number) {
  const { db } = deps
  const { all, asked, without } = await askedBy(deps, actor, jobId)
  const withAll = all ? await findPeople(db, asked, { where: all.having, without, limit: mostFittingPeople }) : []
  const near = await nearestPeople(db, asked, { without, also: all?.lacking })
  const people = byRank([...(await peopleWithReasons(db, asked, withAll)), ...near])
  return people.slice(0, mostFittingPeople).map(({ answer }) => answer)
}
