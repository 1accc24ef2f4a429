import type { Queryable } from '@pramaan/database/client'
import {
  type DriveApplicationStatus,
  decisionNotice,
  reviewUndoMinutes,
  whyNotDecide,
} from '@pramaan/domain/drive-application'
import type { IndiaDay } from '@pramaan/domain/india-day'
import { plainRupees } from '@pramaan/domain/money'
import type { Deps } from '../../../deps.ts'
import { writeAudit } from '../../../http/audit.queries.ts'
import { found, refuse } from '../../../http/refusals/refuse.ts'
import { notify } from '../../../services/notifications/notify.ts'
import { storeDriveMove } from '../../applications/moves.queries.ts'
import { readPrices } from '../../payments/plans/prices.queries.ts'
import { lockDriveApplication } from './review.queries.ts'

/** A reviewer's decision. */
export type Decision = 'Accepted' | 'Rejected' | 'noPayment'

/** The key of a move's notification, by which an undo withdraws it. */
export const decisionKey = (moveId: number) => `drive-decision:${moveId}`

/** Who decides, and the fee of a drive as the notices name it. */
type Reviewing = { reviewerId: number; fee: string }

/** A reviewer with what all their decisions need. */
export async function reviewingBy(db: Queryable, reviewerId: number): Promise<Reviewing> {
  return { reviewerId, fee: plainRupees((await readPrices(db)).drive) }
}

/**
 * A reviewer's decision on an application, only along allowed transitions (D22). The candidate is notified, by message
 * once it can no longer be undone.
 */
export async function reviewApplication(
  deps: Deps,
  db: Queryable,
  { reviewerId, fee }: Reviewing,
  { applicationId, applicationStatus: to }: { applicationId: number; applicationStatus: Decision },
): Promise<{ applicationID: number; Status: DriveApplicationStatus }> {
  const { application, drive } = found(await lockDriveApplication(db, applicationId))
  const at = deps.now()
  const state = { status: application.status, since: application.updatedAt }
  const days = { fromDate: drive.fromDate as IndiaDay, toDate: drive.toDate as IndiaDay }
  refuse(whyNotDecide(state, to, days, at))
  const moveId = await storeDriveMove(db, { application, to, mover: 'reviewer', movedBy: reviewerId, at })
  await writeAudit(db, {
    actorId: reviewerId,
    action: 'drive-application-reviewed',
    subjectId: application.candidateId,
    detail: { applicationId, from: application.status, to },
    at,
  })
  const path = `/drive-detail?ID=${drive.id}`
  const about = { to: application.candidateId, path, params: { drive: drive.title, amount: fee } }
  const notBefore = new Date(at.getTime() + reviewUndoMinutes * 60_000)
  await notify(deps, db, {
    ...about,
    kind: decisionNotice(application.status, to),
    once: decisionKey(moveId),
    notBefore,
  })
  return { applicationID: applicationId, Status: to }
}
