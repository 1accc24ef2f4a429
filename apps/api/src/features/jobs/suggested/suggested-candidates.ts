import type { Queryable } from '@pramaan/database/client'
import { isSuggested, skillKeys } from '@pramaan/domain/job'
import { mostFittingPeople } from '@pramaan/domain/opening-fit'
import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { found } from '../../../http/refusals/refuse.ts'
import { catchUpOne } from '../../opening-fit/catch-up.ts'
import { nearestPeople } from '../../opening-fit/people/nearest-people.ts'
import { peopleWithReasons } from '../../opening-fit/people/people-reasons.ts'
import { findJob } from '../jobs.queries.ts'
import { withoutApplicants } from './not-applied.queries.ts'
import { findSuggested, shortlistStatuses } from './suggested.queries.ts'

const nobody = { rows: [], total: 0 }

async function suggestedFor(db: Queryable, actor: Actor, jobId: number) {
  const { job } = found(await findJob(db, actor, jobId))
  const skills = { general: job.generalSkills, professional: job.professionalSkills }
  return { job, keys: isSuggested(skills, skills) ? skillKeys(skills) : undefined }
}

type Suggesting = { jobId: number; pageSize: number; pageIndex: number }

/**
 * A page of the candidates with all required skills, unless the job suggests nobody; where they are fewer than ten, the
 * first page also has who comes nearest.
 */
export async function suggestedCandidates(
  deps: Deps,
  db: Queryable,
  actor: Actor,
  { jobId, pageSize, pageIndex }: Suggesting,
) {
  const { job, keys } = await suggestedFor(db, actor, jobId)
  const page = { limit: pageSize, offset: pageIndex * pageSize }
  await catchUpOne(deps, db, 'job', jobId)
  const { rows, total } = keys ? await findSuggested(db, { id: jobId, keys }, page) : nobody
  const opening = { kind: 'job', id: jobId } as const
  const areFew = total === rows.length && total < mostFittingPeople
  const people = areFew
    ? await nearestPeople(deps, db, opening, { without: withoutApplicants(db, job), first: rows })
    : (await peopleWithReasons(deps, db, opening, rows)).map(({ person }) => person)
  const ids = people.map(({ ID }) => ID)
  const statuses = await shortlistStatuses(db, actor.id, ids)
  const shown = people.map((person) => ({ ...person, shortlisted: statuses.get(person.ID) ?? null }))
  const [data, nearest] = [shown.slice(0, rows.length), shown.slice(rows.length)]
  return { data, totalCount: total, pageCount: pageCountOf(total, pageSize), nearest }
}

/**
 * The people to propose a job to: first those that it suggests, then the nearest ones, without those who applied to it
 * or to its drive.
 */
export async function peopleForJob(deps: Deps, db: Queryable, actor: Actor, jobId: number) {
  const { job, keys } = await suggestedFor(db, actor, jobId)
  const without = withoutApplicants(db, job)
  await catchUpOne(deps, db, 'job', jobId)
  const page = { limit: mostFittingPeople, offset: 0 }
  const { rows } = keys ? await findSuggested(db, { id: jobId, keys, without }, page) : nobody
  return nearestPeople(deps, db, { kind: 'job', id: jobId }, { without, first: rows })
}
