import type { Queryable } from '@pramaan/database/client'
import { isShortlistedFor, type JobDecision, whyNotDecide } from '@pramaan/domain/job-application'
import { shortlist } from '@pramaan/domain/shortlist'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { found, Refuse } from '../../../http/refusals/refuse.ts'
import { notify } from '../../../services/notifications/notify.ts'
import { isFindable } from '../../../services/search/limits/profile-views.queries.ts'
import { refuseUnshown } from '../../../services/visibility/readers.ts'
import { moveCandidate } from '../../shortlist/move-candidate.ts'
import { lockShortlistStatus, type Pair } from '../../shortlist/shortlist.queries.ts'
import { storeJobMove } from '../moves.queries.ts'
import { lockJobApplication } from './list.queries.ts'

/**
 * Decides on a job application and notifies the candidate; repeating a decision changes nothing. A candidate
 * shortlisted for a job is also on the employer's shortlist.
 */
export async function decideApplication(
  deps: Deps,
  db: Queryable,
  actor: Actor,
  applicationId: number,
  to: JobDecision,
) {
  const { application, job } = found(await lockJobApplication(db, actor, applicationId))
  const Shortlist = isShortlistedFor(to)
  const answer = { applicationID: applicationId, Status: to, Shortlist }
  const why = whyNotDecide(application.status, to)
  if (why === 'withdrawn') throw new Refuse('wrong-state', { message: 'The candidate withdrew this application.' })
  await refuseUnshown(db, actor, application.candidateId)
  if (why) return answer
  const at = deps.now()
  await storeJobMove(db, { application, to, mover: 'reviewer', movedBy: actor.id, at })
  const { candidateId } = application
  if (Shortlist && actor.role === 'Employer')
    await putOnShortlist(deps, db, { employerId: actor.id, candidateId }, job.id)
  await notify(deps, db, {
    to: candidateId,
    kind: Shortlist ? 'application-accepted' : 'application-rejected',
    params: { title: job.title },
    path: `/job-details?Job=${job.id}`,
  })
  return answer
}

async function putOnShortlist(deps: Deps, db: Queryable, pair: Pair, jobId: number) {
  const status = await lockShortlistStatus(db, pair)
  if (status === null && (await isFindable(db, pair.candidateId)))
    await moveCandidate(deps, db, pair, shortlist.shortlisted, { jobId })
}
