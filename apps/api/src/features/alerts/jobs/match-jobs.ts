import type { Queryable } from '@pramaan/database/client'
import { dayOf } from '@pramaan/domain/india-day'
import type { Deps } from '../../../deps.ts'
import { jobCondition } from '../../jobs/conditions.queries.ts'
import { findVocabulary } from '../../search/vocabulary/vocabulary.ts'
import { scheduleAlerts } from '../sending/schedule-alerts.ts'
import { filtersOfSaved, jobCodesOf, jobKeysOf } from './job-criteria.ts'
import {
  forgetJobChange,
  insertJobMatches,
  listSearchesFor,
  listUnreadJobSearches,
  lockChangedJobs,
  newlyMet,
  readJob,
  readJobConcepts,
  storeJobKeys,
} from './match-jobs.queries.ts'

const batchSize = 20

/** Conditions in one statement. */
const comparedAtOnce = 100

/** Reads the job values by which saved searches are found: of new ones, and of all after a change of the vocabulary. */
export async function readJobAlerts(deps: Deps) {
  const { version } = await findVocabulary(deps.db, deps.now())
  let read = batchSize
  while (read === batchSize) {
    const unread = await listUnreadJobSearches(deps.db, version, batchSize)
    for (const { id, query } of unread) {
      const keys = jobKeysOf(await filtersOfSaved(deps, deps.db, query))
      await storeJobKeys(deps.db, id, keys, version)
    }
    read = unread.length
  }
}

/** Compares the jobs that changed with the saved searches, by the listing's own conditions. */
export async function matchJobs(deps: Deps) {
  let matched = batchSize
  while (matched === batchSize) matched = await matchBatch(deps)
}

function matchBatch(deps: Deps): Promise<number> {
  return deps.db.transaction(async (db: Queryable) => {
    const ids = await lockChangedJobs(db, batchSize)
    for (const id of ids) {
      await matchJob(deps, db, id)
      await forgetJobChange(db, id)
    }
    return ids.length
  })
}

async function matchJob(deps: Deps, db: Queryable, jobId: number) {
  const job = await readJob(db, jobId)
  if (!job || job.deletedAt || job.closedAt) return
  const keys = jobCodesOf(job, await readJobConcepts(db, jobId))
  let after = 0
  for (;;) {
    const searches = await listSearchesFor(db, jobId, keys, after, comparedAtOnce)
    const last = searches.at(-1)
    if (!last) return
    await compare(deps, db, jobId, searches)
    after = last.id
  }
}

type Searches = Awaited<ReturnType<typeof listSearchesFor>>

async function compare(deps: Deps, db: Queryable, jobId: number, searches: Searches) {
  const today = dayOf(deps.now())
  const conditions: ReturnType<typeof jobCondition>[] = []
  for (const { candidateId, query } of searches) {
    const filters = await filtersOfSaved(deps, db, query)
    conditions.push(jobCondition({ id: candidateId, role: 'Candidate', today }, filters))
  }
  const met = await newlyMet(db, jobId, conditions)
  const alertIds = met.flatMap((index) => searches[index]?.id ?? [])
  await scheduleAlerts(deps.now, db, await insertJobMatches(db, jobId, alertIds, deps.now()))
}
