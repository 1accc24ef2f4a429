import type { Queryable } from '@pramaan/database/client'
import { dayOf } from '@pramaan/domain/india-day'
import { canReadSavedJob, mostSavedJobs, savedJobState } from '@pramaan/domain/job'
import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { seekerOf } from '../../services/opening-fit/seeker.ts'
import { jobAnswers } from '../jobs/job-answer.ts'
import { findJob, findJobsById } from '../jobs/jobs.queries.ts'
import { countSavedJobs, deleteSavedJob, findSavedJobs, insertSavedJob, lockSavedJobs } from './saved-jobs.queries.ts'

/** Jobs that a candidate saved for later. */
export function savedJobRoutes(deps: Deps): Routes<'savedJobs'> {
  return {
    list: async ({ db, actor, query: { pageSize, pageIndex } }) => {
      const totalCount = await countSavedJobs(db, actor.id)
      const rows = await findSavedJobs(db, actor.id, pageSize, pageIndex * pageSize)
      return { data: await answersOf(deps, db, actor, rows), totalCount, pageCount: pageCountOf(totalCount, pageSize) }
    },
    save: async ({ db, actor, params: { id } }) => {
      const { job, saved } = found(await findJob(db, actor, id))
      if (saved) return { data: null }
      await lockSavedJobs(db, actor.id)
      if ((await countSavedJobs(db, actor.id)) >= mostSavedJobs) throw new Refuse('limit-reached')
      await insertSavedJob(db, { candidateId: actor.id, jobId: job.id, savedAt: deps.now() })
      return { data: null }
    },
    remove: async ({ db, actor, params: { id } }) => {
      await deleteSavedJob(db, actor.id, id)
      return { data: null }
    },
  }
}

type SavedRow = Awaited<ReturnType<typeof findSavedJobs>>[number]

async function answersOf(deps: Deps, db: Queryable, actor: Actor, rows: readonly SavedRow[]) {
  const today = dayOf(deps.now())
  const listed = rows.map((row) => {
    const deleted = row.deletedAt !== null || row.driveDeletedAt !== null
    return { ...row, state: savedJobState({ ...row, closedOn: row.closedAt, deleted }, today) }
  })
  const readableIds = listed.filter(({ state }) => canReadSavedJob(state)).map(({ jobId }) => jobId)
  const jobs = await jobAnswers(db, await findJobsById(db, actor, readableIds), await seekerOf(deps, db, actor))
  return listed.map(({ jobId, title, companyName, savedAt, state }) => ({
    JobID: jobId,
    Title: title,
    CompanyName: companyName,
    SavedOn: savedAt.toISOString(),
    State: state,
    Job: jobs.find(({ ID }) => ID === jobId) ?? null,
  }))
}
