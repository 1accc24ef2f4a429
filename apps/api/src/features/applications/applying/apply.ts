import type { Queryable } from '@pramaan/database/client'
import { isOpen } from '@pramaan/domain/drive'
import {
  actionTo,
  type DriveApplicationStatus,
  takesPart,
  whyNotApply,
  whyNotRequestAgain,
} from '@pramaan/domain/drive-application'
import { isOpenJob } from '@pramaan/domain/job'
import { appliedStatus, isWithdrawn } from '@pramaan/domain/job-application'
import type { Deps } from '../../../deps.ts'
import { found, Refuse } from '../../../http/refusals/refuse.ts'
import { notify } from '../../../services/notifications/notify.ts'
import { insertDriveApplication, insertJobApplication, renewJobApplication, storeDriveMove } from '../moves.queries.ts'
import { lockDrive, lockJob, lockMyDriveApplication, lockMyJobApplication } from './apply.queries.ts'
import { notifyEmployer } from './notify-employer.ts'

type Application = { id: number; isNew: boolean }

/**
 * Applies to a job, once for each candidate and job; to a drive's job only while the drive is open. A second call
 * changes nothing, except after a withdrawal.
 */
export async function applyToJob(
  deps: Deps,
  db: Queryable,
  candidateId: number,
  { jobId, driveId, url }: { jobId: number; driveId?: number | null | undefined; url?: string | null | undefined },
): Promise<Application> {
  const { job, drive, employerOpen } = found(await lockJob(db, jobId))
  if (driveId != null && job.driveId !== driveId) throw new Refuse('not-found')
  const at = deps.now()
  const saved = await lockMyJobApplication(db, jobId, candidateId)
  if (saved && !isWithdrawn(saved.status)) return { id: saved.id, isNew: false }
  if (drive && !isOpen(drive, at)) throw new Refuse('drive-over')
  if (!employerOpen || !isOpenJob({ closedOn: job.closedAt })) throw new Refuse('job-closed')
  const application = { jobId, candidateId, url: url ?? null }
  const id = saved
    ? await renewJobApplication(db, saved, application, at)
    : await insertJobApplication(db, application, appliedStatus, at)
  if (id === undefined) return { id: found(await lockMyJobApplication(db, jobId, candidateId)).id, isNew: false }
  const renewal = saved ? `:${at.getTime()}` : ''
  await notify(deps, db, {
    to: candidateId,
    kind: 'application-sent',
    params: { title: job.title },
    path: `/job-details?Job=${jobId}`,
    once: `job-application:${id}${renewal}`,
  })
  const toJob = { employerId: job.employerId, title: job.title, path: `/job-details?Job=${jobId}` }
  await notifyEmployer(deps, db, candidateId, { ...toJob, once: `received-job:${id}${renewal}` })
  return { id, isNew: true }
}

type State = { id: number; status: DriveApplicationStatus }

/** Applies to a drive, or again after noPayment, only along allowed transitions (D22). */
export async function requestDrive(deps: Deps, db: Queryable, candidateId: number, driveId: number): Promise<State> {
  const drive = found(await lockDrive(db, driveId))
  const application = await lockMyDriveApplication(db, driveId, candidateId)
  const status = application?.status ?? 'NotApplied'
  const at = deps.now()
  const to = 'Pending'
  if (actionTo('candidate', status, to) === undefined) throw new Refuse('already-applied')
  if (!drive.employerOpen) throw new Refuse('drive-over')
  const why = application ? whyNotRequestAgain(status, drive, at) : whyNotApply(status, drive, at)
  if (why) throw new Refuse(why)
  if (application) await storeDriveMove(db, { application, to, mover: 'candidate', movedBy: candidateId, at })
  const id = application?.id ?? (await insertDriveApplication(db, driveId, candidateId, to, at))
  // A parallel request was faster.
  if (id === undefined) throw new Refuse('already-applied')
  await notify(deps, db, {
    to: candidateId,
    kind: 'drive-requested',
    params: { drive: drive.title },
    path: `/drive-detail?ID=${driveId}`,
  })
  const toDrive = { employerId: drive.employerId, title: drive.title }
  const path = `/emp-placement-drive-details?drive=${driveId}`
  await notifyEmployer(deps, db, candidateId, { ...toDrive, path, once: `received-drive:${id}:${at.getTime()}` })
  return { id, status: to }
}

/** Marks a candidate as taking part; only a payment moves an application there (D22). */
export async function confirmPaid(db: Queryable, candidateId: number, driveId: number): Promise<State> {
  found(await lockDrive(db, driveId))
  const application = await lockMyDriveApplication(db, driveId, candidateId)
  if (!application || !takesPart(application.status)) throw new Refuse('wrong-state')
  return application
}
