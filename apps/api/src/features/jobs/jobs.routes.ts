import type { Queryable } from '@pramaan/database/client'
import { candidateLists } from '@pramaan/domain/dashboard'
import { dayOf } from '@pramaan/domain/india-day'
import { isByFit, postedSince } from '@pramaan/domain/job'
import { citiesAroundNamed, citiesNamed } from '@pramaan/domain/job-query'
import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { type Routes, withOwnTransaction } from '../../http/calls/call.ts'
import { found, only } from '../../http/refusals/refuse.ts'
import { pictureColumns } from '../files/opening-pictures.ts'
import { type FitSeeker, orderedFor, seekerFor, seekerOf } from '../opening-fit/seeker.ts'
import { writeRequirements } from '../opening-fit/write-requirements.ts'
import { readingOf } from '../search/ranking/reasons.ts'
import { countOpeningWords } from './count-opening-words.ts'
import { countFacets } from './facets.queries.ts'
import { jobAnswers } from './job-answer.ts'
import type { JobFilters } from './job-filters.ts'
import { checkListed, jobColumns } from './job-form.ts'
import { countJobs, findFitting, findJob, findJobs, lockJob } from './jobs.queries.ts'
import { findNearCity, nearAnswerOf } from './near-city.queries.ts'
import { postJob } from './post-job.ts'
import { similarJobs } from './similar/similar-jobs.ts'
import { skillsToAdd } from './skills-to-add/skills-to-add.ts'
import { peopleForJob, suggestedCandidates } from './suggested/suggested-candidates.ts'
import { withAsked } from './words/asked-answer.ts'
import { readJobWords } from './words/read-job-words.ts'
import { relaxed } from './words/relax.ts'
import { mostLeftOut } from './words/removal.ts'
import { suggestJobs } from './words/suggest-jobs.ts'
import { readListed, updateJob } from './write/write-jobs.queries.ts'

/** Jobs: the listing with its filters and counts, one job, posting and changing them (D19, D20, D24). */
export function jobRoutes(deps: Deps): Routes<'jobs'> {
  return {
    list: ({ db, actor, query }) => listing(deps, db, actor, query),
    // It writes nothing: it runs as a read, and its response is not stored for the key.
    filter: withOwnTransaction(({ db, actor, body }) => listing(deps, db, actor, body)),
    suggestions: async ({ db, actor, query }) => ({ data: await suggestJobs(deps, db, actor, query) }),
    get: async ({ db, actor, params }) => ({ data: await oneJob(deps, db, actor, params.id) }),
    scope: async ({ db, actor }) => ({ data: await bestJobs(deps, db, actor, await seekerOf(deps, db, actor)) }),
    forCandidate: async ({ db, params: { id } }) => {
      const seeker = await seekerFor(deps, db, id)
      return { data: await bestJobs(deps, db, { id, role: 'Candidate' }, seeker) }
    },
    skillsToAdd: async ({ db, actor }) => ({ data: await skillsToAdd(deps, db, actor) }),
    similar: async ({ db, actor, params }) => ({ data: await similarJobs(deps, db, actor, params.id) }),
    create: async ({ db, actor, body }) => ({
      data: await oneJob(deps, db, actor, await postJob(deps, db, actor, body)),
    }),
    update: async ({ db, actor, params, body }) => {
      const job = found(await lockJob(db, actor, params.id))
      await checkListed(db, body, job)
      const owner = { ownerId: actor.id, kinds: ['jobImage'] } as const
      const picture = await pictureColumns(deps, db, owner, { image: body.Image }, job)
      const columns = jobColumns(body)
      await updateJob(db, params.id, { ...columns, ...picture })
      await writeRequirements(deps, db, 'job', [params.id])
      await countOpeningWords(deps, db, actor.id, columns, job)
      return { data: await oneJob(deps, db, actor, params.id) }
    },
    close: ({ db, actor, params }) => setClosed(deps, db, actor, params.id, deps.now()),
    reopen: ({ db, actor, params }) => setClosed(deps, db, actor, params.id, null),
    remove: async ({ db, actor, params }) => {
      found(await lockJob(db, actor, params.id))
      await updateJob(db, params.id, { deletedAt: deps.now() })
      return { data: null }
    },
    suggested: ({ db, actor, params, query }) => suggestedCandidates(deps, db, actor, { jobId: params.id, ...query }),
    people: async ({ db, actor, params }) => ({ data: await peopleForJob(deps, db, actor, params.id) }),
    roleSkills: async ({ db, params }) => {
      const { role } = await readListed(db, params.roleId, undefined)
      const { generalSkills, professionalSkills } = found(role)
      return { data: { GeneralSkills: generalSkills, ProfessionalSkills: professionalSkills } }
    },
  }
}

/** The open jobs that fit a candidate best, as they would see them. */
async function bestJobs(deps: Deps, db: Queryable, person: Pick<Actor, 'id' | 'role'>, seeker: FitSeeker | undefined) {
  const ordered = orderedFor(seeker)
  const viewer = { ...person, today: dayOf(deps.now()) }
  const rows = ordered ? await findFitting(db, viewer, ordered, candidateLists.scopeJobs) : []
  return jobAnswers(db, rows, seeker)
}

/** Closes or reopens a job; without a change it keeps its time. */
async function setClosed(deps: Deps, db: Queryable, actor: Actor, jobId: number, closedAt: Date | null) {
  const job = found(await lockJob(db, actor, jobId))
  if ((job.closedAt === null) !== (closedAt === null)) await updateJob(db, jobId, { closedAt })
  return { data: await oneJob(deps, db, actor, jobId) }
}

/** One job as the caller sees it. */
export async function oneJob(deps: Deps, db: Queryable, actor: Actor, jobId: number) {
  const row = found(await findJob(db, actor, jobId))
  return only(await jobAnswers(db, [row], await seekerOf(deps, db, actor)))
}

async function listing(deps: Deps, db: Queryable, actor: Actor, request: JobFilters) {
  const { posted, sort } = request
  const viewer = { ...actor, today: dayOf(deps.now()) }
  const words = await readJobWords(deps, db, request.term)
  const filters = await relaxed(db, viewer, { ...request, words, since: posted && postedSince(posted, deps.now()) })
  const seeker = await seekerOf(deps, db, actor)
  const first = await firstOf(db, actor, filters, isByFit(sort) ? seeker : undefined)
  const counts = await countJobs(db, viewer, filters, first)
  const rows = await findJobs(db, viewer, filters, first, counts)
  const totalCount = counts.reduce((sum, count) => sum + count, 0)
  return {
    data: await withAsked(db, first.words, await jobAnswers(db, rows, seeker)),
    totalCount,
    pageCount: pageCountOf(totalCount, filters.pageSize),
    near: nearAnswerOf(first.near, counts),
    behind: first.seeker?.isBehind ?? false,
    reading: readingOf(filters.words),
    removal: await mostLeftOut(db, viewer, filters, totalCount),
    facets: await countFacets(db, viewer, filters, deps.now()),
  }
}

/**
 * What a listing begins with: for a candidate by best match what the words ask for, then the city that they name, where
 * they name none the header's.
 */
async function firstOf(db: Queryable, actor: Actor, { words, near, sort }: JobFilters, seeker: FitSeeker | undefined) {
  const [city, ...otherCities] = words ? citiesNamed(words) : []
  const around = words && city !== undefined ? citiesAroundNamed(words) : []
  const isRanked = words && words.asked.length > 0 && (seeker !== undefined || sort === 'top')
  return {
    near: otherCities.length > 0 ? undefined : await findNearCity(db, actor, city ?? near, around),
    seeker: orderedFor(seeker),
    words: isRanked ? words : undefined,
  }
}
