import type { Queryable } from '@pramaan/database/client'
import { undoneReview } from '@pramaan/domain/drive-application'
import type { Deps } from '../../../deps.ts'
import { writeAudit } from '../../../http/audit.queries.ts'
import { forEachId } from '../../../http/calls/for-each.ts'
import { found, tooLateToUndo } from '../../../http/refusals/refuse.ts'
import { undoNotice } from '../../../services/notifications/notify.ts'
import { storeDriveMove } from '../../applications/moves.queries.ts'
import { findLatestDriveMove, lockDriveApplication } from './review.queries.ts'
import { type Decision, decisionKey, reviewApplication, reviewingBy } from './review.ts'

type Decided = { applicationIds: readonly number[]; applicationStatus: Decision }

/** The same decision on many applications, where allowed. */
export async function reviewMany(
  deps: Deps,
  db: Queryable,
  reviewerId: number,
  { applicationIds, applicationStatus }: Decided,
) {
  const reviewing = await reviewingBy(db, reviewerId)
  return forEachId(db, applicationIds, (step, applicationId) =>
    reviewApplication(deps, step, reviewing, { applicationId, applicationStatus }),
  )
}

/**
 * Undoes a reviewer's own latest decisions where possible: the application returns to its previous state and no message
 * is sent.
 */
export function undoReview(deps: Deps, db: Queryable, reviewerId: number, applicationIds: readonly number[]) {
  return forEachId(db, applicationIds, (step, id) => undoOne(deps, step, reviewerId, id))
}

async function undoOne(deps: Deps, db: Queryable, reviewerId: number, applicationId: number) {
  const { application } = found(await lockDriveApplication(db, applicationId))
  const move = await findLatestDriveMove(db, applicationId)
  const at = deps.now()
  const decided = move && { ...move, from: move.fromStatus, to: move.toStatus }
  const to = decided && undoneReview(decided, application.status, reviewerId, at)
  if (!move || to === undefined) throw tooLateToUndo()
  await undoNotice(deps, db, application.candidateId, decisionKey(move.id))
  await storeDriveMove(db, { application, to, mover: 'reviewer', movedBy: reviewerId, at })
  await writeAudit(db, {
    actorId: reviewerId,
    action: 'drive-application-reviewed',
    subjectId: application.candidateId,
    detail: { applicationId, from: application.status, to, undo: true },
    at,
  })
}
