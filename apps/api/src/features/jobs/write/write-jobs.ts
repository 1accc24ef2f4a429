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

/** Writes what drives ask for, the work of their jobs; a job without a drive has null. */
async function writeDrives(deps: Deps, db: Queryable, drives: readonly (number | null | undefined)[]) {
  await writeRequirements(
    deps,
    db,
    'drive',
    [...new Set(drives)].filter((id) => id != null),
  )
}

/** Writes new jobs, what they and their drives ask for, and what of it names no concept; returns their ids in order. */
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
 * Writes the changed columns of a job, undefined ones stay; what it asks for, and what its drive does, the one before and
 * the one from now on.
 */
export async function changeJob(deps: Deps, db: Queryable, actorId: number, job: Job, change: Columns) {
  await updateJob(db, job.id, change, deps.now())
  await writeRequirements(deps, db, 'job', [job.id])
  await writeDrives(deps, db, [job.driveId, change.driveId])
  await countOpeningWords(deps, db, actorId, textsOf(change), job)
}
