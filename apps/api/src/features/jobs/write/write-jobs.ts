import type { Queryable } from '@pramaan/database/client'
import type { jobs } from '@pramaan/database/schema'
import type { Deps } from '../../../deps.ts'
import { writeRequirements } from '../../../services/opening-fit/write-requirements.ts'
import { countOpeningWords } from '../count-opening-words.ts'
import { insertJobs, updateJob } from './write-jobs.queries.ts'

type Job = typeof jobs.$inferSelect
type Columns = Partial<typeof jobs.$inferInsert>

const textsOf = ({ title, generalSkills, professionalSkills }: Columns) => ({
  title,
  generalSkills: generalSkills ?? [],
  professionalSkills: professionalSkills ?? [],
})

/** Writes the requirements of drives, which are the work of their jobs; null for a job without a drive. */
async function writeDrives(deps: Deps, db: Queryable, drives: readonly (number | null | undefined)[]) {
  await writeRequirements(
    deps,
    db,
    'drive',
    [...new Set(drives)].filter((id) => id != null),
  )
}

/**
 * Writes new jobs, the requirements of the jobs and their drives, and the unresolved texts; returns the ids in order.
 */
export async function addJobs(
  deps: Deps,
  db: Queryable,
  actorId: number,
  news: readonly (typeof jobs.$inferInsert)[],
): Promise<number[]> {
  const ids = await insertJobs(db, news)
  await writeRequirements(deps, db, 'job', ids)
  await writeDrives(
    deps,
    db,
    news.map(({ driveId }) => driveId),
  )
  for (const columns of news) await countOpeningWords(deps, db, actorId, textsOf(columns))
  return ids
}

/**
 * Writes the changed columns of a job (undefined ones stay), its requirements, and those of its drive before and after.
 */
export async function changeJob(deps: Deps, db: Queryable, actorId: number, job: Job, change: Columns) {
  await updateJob(db, job.id, change, deps.now())
  await writeRequirements(deps, db, 'job', [job.id])
  await writeDrives(deps, db, [job.driveId, change.driveId])
  await countOpeningWords(deps, db, actorId, textsOf(change), job)
}
