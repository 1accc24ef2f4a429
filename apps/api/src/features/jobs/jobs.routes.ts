import type { Queryable } from '@pramaan/database/client'
import { candidateLists } from '@pramaan/domain/dashboard'
import { dayOf } from '@pramaan/domain/india-day'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found, only } from '../../http/refusals/refuse.ts'
import { pictureColumns } from '../../services/files/opening-pictures.ts'
import { type FitSeeker, orderedFor, seekerFor, seekerOf } from '../../services/opening-fit/seeker.ts'
import { jobAnswers } from './job-answer.ts'
import { checkListed, jobColumns } from './job-form.ts'
import { findFitting, findJob, lockJob } from './jobs.queries.ts'
import { listJobs } from './list/list-jobs.ts'
import { postJob } from './post-job.ts'
import { similarJobs } from './similar/similar-jobs.ts'
import { skillsToAdd } from './skills-to-add/skills-to-add.ts'
import { peopleForJob, suggestedCandidates } from './suggested/suggested-candidates.ts'
import { suggestJobs } from './words/suggest-jobs.ts'
import { readListed } from './write/write-jobs.queries.ts'
import { changeJob } from './write/write-jobs.ts'

/** Jobs: the listing with its filters and counts, one job, posting and changing them (D19, D20, D24). */
export function jobRoutes(deps: Deps): Routes<'jobs'> {
  return {
    list: ({ db, actor, query }) => listJobs(deps, db, actor, query),
    filter: ({ db, actor, body }) => listJobs(deps, db, actor, body),
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
      await changeJob(deps, db, actor.id, job, { ...jobColumns(body), ...picture })
      return { data: await oneJob(deps, db, actor, params.id) }
    },
    close: ({ db, actor, params }) => setClosed(deps, db, actor, params.id, deps.now()),
    reopen: ({ db, actor, params }) => setClosed(deps, db, actor, params.id, null),
    remove: async ({ db, actor, params }) => {
      const job = found(await lockJob(db, actor, params.id))
      await changeJob(deps, db, actor.id, job, { deletedAt: deps.now() })
      return { data: null }
    },
    suggested: ({ actor, params, query }) => suggestedCandidates(deps, actor, { jobId: params.id, ...query }),
    people: async ({ actor, params }) => ({ data: await peopleForJob(deps, actor, params.id) }),
    roleSkills: async ({ db, params }) => {
      const { role } = await readListed(db, params.roleId, undefined)
      const { generalSkills, professionalSkills } = found(role)
      return { data: { GeneralSkills: generalSkills, ProfessionalSkills: professionalSkills } }
    },
  }
}

/** The open jobs that fit a candidate best, as the candidate sees them. */
async function bestJobs(deps: Deps, db: Queryable, person: Pick<Actor, 'id' | 'role'>, seeker: FitSeeker | undefined) {
  const ordered = orderedFor(seeker)
  const viewer = { ...person, today: dayOf(deps.now()) }
  const rows = ordered ? await findFitting(db, viewer, ordered, candidateLists.scopeJobs) : []
  return jobAnswers(db, rows, seeker)
}

/** Closes or reopens a job; without a change the time stays. */
async function setClosed(deps: Deps, db: Queryable, actor: Actor, jobId: number, closedAt: Date | null) {
  const job = found(await lockJob(db, actor, jobId))
  if ((job.closedAt === null) !== (closedAt === null)) await changeJob(deps, db, actor.id, job, { closedAt })
  return { data: await oneJob(deps, db, actor, jobId) }
}

/** One job as the caller sees it. */
export async function oneJob(deps: Deps, db: Queryable, actor: Actor, jobId: number) {
  const row = found(await findJob(db, actor, jobId))
  return only(await jobAnswers(db, [row], await seekerOf(deps, db, actor)))
}
