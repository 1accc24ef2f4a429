import { type DriveApplicationStatus, deedTo, reviewUndoMinutes } from '@pramaan/domain/drive-application'
import { rupeesOfPaise } from '@pramaan/domain/money'
import type { Queryable } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { found, Refuse } from '../../http/refuse.ts'
import { storeDriveMove } from '../applications/moves.queries.ts'
import { notify } from '../notifications/notify.ts'
import { readPrices } from '../payments/prices.queries.ts'
import { lockDriveApplication } from './review.queries.ts'

/** What a reviewer decides. */
export type Decision = 'Accepted' | 'Rejected' | 'noPayment'

/** The key of what is told of a move, by which an undo takes it back. */
export const decisionKey = (moveId: number) => `drive-decision:${moveId}`

/**
 * A reviewer's decision on an application, along the drawn arrows alone (D22); its candidate is told, by messages once it
 * can no longer be undone.
 */
export async function reviewApplication(
  deps: Deps,
  db: Queryable,
  reviewerId: number,
  { applicationId, applicationStatus: to }: { applicationId: number; applicationStatus: Decision },
): Promise<{ applicationID: number; Status: DriveApplicationStatus }> {
  const { application, drive } = found(await lockDriveApplication(db, applicationId))
  if (deedTo('reviewer', application.status, to) === undefined) throw new Refuse('wrong-state')
  const at = deps.now()
  const moveId = await storeDriveMove(db, { application, to, mover: 'reviewer', movedBy: reviewerId, at })
  await writeAudit(db, {
    ...{ actorId: reviewerId, action: 'drive-application-reviewed', subjectId: application.candidateId },
    detail: { applicationId, from: application.status, to },
    at,
  })
  const amount = String(rupeesOfPaise((await readPrices(db)).drive))
  const path = `/drive-detail?ID=${drive.id}`
  const about = { to: application.candidateId, path, params: { drive: drive.title, amount } }
  const kinds = { Accepted: 'drive-accepted', Rejected: 'drive-rejected', noPayment: 'drive-payment-due' } as const
  const notBefore = new Date(at.getTime() + reviewUndoMinutes * 60_000)
  await notify(deps, db, { ...about, kind: kinds[to], once: decisionKey(moveId), notBefore })
  return { applicationID: applicationId, Status: to }
}
