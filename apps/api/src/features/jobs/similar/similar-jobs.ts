import type { Queryable } from '@pramaan/database/client'
import { candidateLists } from '@pramaan/domain/dashboard'
import { dayOf } from '@pramaan/domain/india-day'
import { conceptsOfOpening, requiredMonths } from '@pramaan/domain/opening-fit'
import { anyLocation, workModels } from '@pramaan/domain/options'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { found, only } from '../../../http/refusals/refuse.ts'
import { findTexts } from '../../opening-fit/requirements.queries.ts'
import { type FitSeeker, seekerOf } from '../../opening-fit/seeker.ts'
import { findVocabulary } from '../../search/vocabulary/vocabulary.ts'
import { jobAnswers } from '../job-answer.ts'
import { type AlikeRequest, findAlike, findJob, type JobRow } from '../jobs.queries.ts'

/** Open jobs similar to one that a candidate reads, each with its fit for the candidate. */
export async function similarJobs(deps: Deps, db: Queryable, actor: Actor, jobId: number) {
  const { job } = found(await findJob(db, actor, jobId))
  const rows = await alikeJobs(deps, db, { reader: actor, job, most: candidateLists.similarJobs })
  return jobAnswers(db, rows, await seekerOf(deps, db, actor))
}

/** A reader without an account: what is open to every candidate. */
const nobody: Reader = { id: 0, role: 'Candidate' }

type Reader = Pick<Actor, 'id' | 'role'>
type Asked = { reader?: Reader; job: JobRow['job'] } & Pick<AlikeRequest, 'most' | 'only'>

/** Open jobs similar to one, the most similar first; `only` those of a further condition. */
export async function alikeJobs(deps: Deps, db: Queryable, { reader = nobody, job, most, only }: Asked) {
  const like = await asSeeker(deps, db, job)
  if (like.concepts.length === 0) return []
  const viewer = { id: reader.id, role: reader.role, today: dayOf(deps.now()) }
  return findAlike(db, viewer, { jobId: job.id, like, most, only })
}

/** A job as if it were a candidate: openings that fit it have the same work, in or near its city. */
async function asSeeker(deps: Deps, db: Queryable, job: JobRow['job']): Promise<FitSeeker> {
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  const { texts } = only(await findTexts(db, 'job', [job.id]))
  const locations = job.workModel === workModels[0] ? [anyLocation] : [job.location]
  return {
    concepts: conceptsOfOpening(texts, vocabulary),
    seeker: { locations, months: requiredMonths(job.experience), leastPay: null },
    knowsDomain: texts.domains.length > 0,
    knowsWork: true,
    vocabulary,
    isBehind: false,
  }
}
