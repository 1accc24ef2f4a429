import type { Queryable } from '@pramaan/database/client'
import type { Viewer } from '@pramaan/database/conditions/listed-jobs'
import type { Vocabulary } from '@pramaan/domain/concept'
import { candidateLists } from '@pramaan/domain/dashboard'
import { conceptsNamed } from '@pramaan/domain/fit'
import { dayOf } from '@pramaan/domain/india-day'
import {
  conceptOrText,
  conceptsOfOpening,
  declinesNothing,
  type OpeningTexts,
  requiredMonths,
} from '@pramaan/domain/opening-fit'
import { anyLocation, workModels } from '@pramaan/domain/options'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { found, only } from '../../../http/refusals/refuse.ts'
import { findTexts } from '../../../services/opening-fit/requirements.queries.ts'
import { type FitSeeker, seekerOf } from '../../../services/opening-fit/seeker.ts'
import { findVocabulary } from '../../../services/search/vocabulary/vocabulary.ts'
import { jobAnswers, likenessOf } from '../job-answer.ts'
import { findJob, type JobRow } from '../jobs.queries.ts'
import { type AlikeRequest, findAlike, findOfField } from './similar-jobs.queries.ts'

/** Open jobs similar to one that a candidate reads, each with its fit for the candidate and why it is similar. */
export async function similarJobs(deps: Deps, db: Queryable, actor: Actor, jobId: number) {
  const { job } = found(await findJob(db, actor, jobId))
  const asked = { reader: actor, job, most: candidateLists.similarJobs }
  const request = { ...asked, ...(await asSeeker(deps, db, job)) }
  const rows = await findAlike(db, viewerOf(deps, asked), request)
  const likeness = await likenessOf(db, rows, request.like)
  const answers = await jobAnswers(db, rows, await seekerOf(deps, db, actor))
  return answers.map((answer) => ({ ...answer, Alike: found(likeness.get(answer.ID)) }))
}

/** A reader without an account sees what every candidate can see. */
const nobody: Reader = { id: 0, role: 'Candidate' }

type Reader = Pick<Actor, 'id' | 'role'>
type Asked = { reader?: Reader; job: JobRow['job'] } & Pick<AlikeRequest, 'most' | 'only'>

/** The jobs similar to one and, if there is space, the nearest others of its field. */
export async function nearestJobs(deps: Deps, db: Queryable, asked: Asked) {
  const viewer = viewerOf(deps, asked)
  const request = { ...asked, ...(await asSeeker(deps, db, asked.job)) }
  const similar = await findAlike(db, viewer, request)
  const most = asked.most - similar.length
  const hasMore = most > 0 && request.field.length > 0
  return { similar, ofField: hasMore ? await findOfField(db, viewer, { ...request, most }) : [] }
}

function viewerOf(deps: Deps, { reader = nobody }: Asked): Viewer {
  return { id: reader.id, role: reader.role, today: dayOf(deps.now()) }
}

/** A job as if it were a candidate: openings that fit it have the same work, in or near its city. */
async function asSeeker(deps: Deps, db: Queryable, job: JobRow['job']) {
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  const { texts } = only(await findTexts(db, 'job', [job.id]))
  const fields = domainsOf(texts, vocabulary)
  const domains = texts.domains.length > 0 ? texts.domains : labelsOf(fields, vocabulary)
  const locations = job.workModel === workModels[0] ? [anyLocation] : [job.location]
  const like: FitSeeker = {
    concepts: conceptsOfOpening({ ...texts, domains }, vocabulary),
    seeker: { locations, months: requiredMonths(job.experience), leastPay: null, declined: declinesNothing },
    knowsDomain: domains.length > 0,
    knowsWork: true,
    vocabulary,
    isBehind: false,
  }
  return { jobId: job.id, like, field: fields.flatMap((id) => [id, ...vocabulary.titlesOfDomain(id)]) }
}

/** The domains of a job, or else those of its title. */
function domainsOf({ domains, titles }: OpeningTexts, vocabulary: Vocabulary) {
  if (domains.length > 0) return domains.map((domain) => conceptOrText(domain, 'domain', vocabulary))
  const ids = titles.flatMap((title) => conceptsNamed(title, ['title'], vocabulary)).map(({ id }) => id)
  return [...new Set(ids.flatMap(vocabulary.domainsOf))]
}

function labelsOf(ids: readonly number[], vocabulary: Vocabulary) {
  return ids.flatMap((id) => vocabulary.conceptOf(id)?.label ?? [])
}
