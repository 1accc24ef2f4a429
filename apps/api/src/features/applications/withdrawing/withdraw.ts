import type { Queryable } from '@pramaan/database/client'
import { courseApplicationStatus, enrolledStatus, isEnrolled, whyNotWithdrawCourse } from '@pramaan/domain/course'
import { madeDriveStatuses, whyNotMove } from '@pramaan/domain/drive-application'
import {
  appliedStatus,
  isWithdrawn,
  jobApplicationStatuses,
  whyNotWithdraw,
  withdrawnStatus,
} from '@pramaan/domain/job-application'
import { undoneWithdrawal, withdrawUndoMinutes } from '@pramaan/domain/withdrawal'
import type { Deps } from '../../../deps.ts'
import { found, refuse, tooLateToUndo } from '../../../http/refusals/refuse.ts'
import { notify, undoNotice } from '../../../services/notifications/notify.ts'
import { enrol, findName } from '../applying/apply.queries.ts'
import { storeDriveMove, storeJobMove } from '../moves.queries.ts'
import {
  findLatestMove,
  lockMyCourseApplication,
  lockMyRequest,
  lockSentApplication,
  removeFreeSeat,
  storeCourseWithdrawal,
} from './withdraw.queries.ts'

/** One of a candidate's applications: to a job, a drive or a course. */
type ApplicationKey = { Kind: 'job' | 'drive' | 'course'; ID: number }

const byCandidate = (candidateId: number) => ({ mover: 'candidate', movedBy: candidateId }) as const

async function ofJob(db: Queryable, candidateId: number, id: number) {
  const { application, title, employerId, openingId } = found(await lockSentApplication(db, candidateId, id))
  const { status } = application
  return {
    status,
    title,
    employerId,
    path: `/job-details?Job=${openingId}`,
    whyNot: whyNotWithdraw(status),
    latest: () => findLatestMove(db, 'job', id),
    move: async (status: string, at: Date) => {
      const to = found(jobApplicationStatuses.find((known) => known === status))
      return { Status: to, moveId: await storeJobMove(db, { application, to, ...byCandidate(candidateId), at }) }
    },
  }
}

async function ofDrive(db: Queryable, candidateId: number, id: number) {
  const { application, title, employerId, openingId } = found(await lockMyRequest(db, candidateId, id))
  const { status } = application
  return {
    status,
    title,
    employerId,
    path: `/emp-placement-drive-details?drive=${openingId}`,
    whyNot: whyNotMove(status, 'withdraw'),
    latest: () => findLatestMove(db, 'drive', id),
    move: async (status: string, at: Date) => {
      const to = found(madeDriveStatuses.find((known) => known === status))
      return { Status: to, moveId: await storeDriveMove(db, { application, to, ...byCandidate(candidateId), at }) }
    },
  }
}

/**
 * Withdraws from a course. No employer is notified, and the withdrawal is in the row itself. An application to a free
 * course has a seat until it is withdrawn.
 */
async function ofCourse(db: Queryable, candidateId: number, id: number) {
  const { application, title, enrolled, free } = found(await lockMyCourseApplication(db, candidateId, id))
  const { withdrawnAt, createdAt, courseId } = application
  const status = courseApplicationStatus({ enrolled, withdrawn: withdrawnAt !== null })
  return {
    status,
    title,
    employerId: null,
    path: `/certification-details?id=${courseId}` as const,
    whyNot: whyNotWithdrawCourse(status, { free }),
    latest: async () =>
      withdrawnAt
        ? { id, from: free ? enrolledStatus : appliedStatus, to: withdrawnStatus, at: withdrawnAt }
        : { id, from: null, to: status, at: createdAt },
    move: async (to: string, at: Date) => {
      await storeCourseWithdrawal(db, id, isWithdrawn(to) ? at : null)
      if (isWithdrawn(to)) await removeFreeSeat(db, application)
      else if (isEnrolled(to)) await enrol(db, { courseId, candidateId, createdAt })
      return { Status: found([withdrawnStatus, enrolledStatus, appliedStatus].find((one) => one === to)), moveId: id }
    },
  }
}

const readers = { job: ofJob, drive: ofDrive, course: ofCourse } as const

/** The key of the employer's notice, by which an undo withdraws it. */
const withdrawalKey = (moveId: number) => `application-withdrawn:${moveId}`

/**
 * Withdraws a candidate's application; repeating it changes nothing. The employer is notified once it can no longer be
 * undone.
 */
export async function withdrawApplication(deps: Deps, db: Queryable, candidateId: number, application: ApplicationKey) {
  const { status, whyNot, move, employerId, ...opening } = await readers[application.Kind](
    db,
    candidateId,
    application.ID,
  )
  if (isWithdrawn(status)) return { ...application, Status: withdrawnStatus }
  refuse(whyNot)
  const at = deps.now()
  const { moveId, Status } = await move(withdrawnStatus, at)
  if (employerId !== null) {
    const params = { candidate: await findName(db, candidateId), title: opening.title }
    const notBefore = new Date(at.getTime() + withdrawUndoMinutes * 60_000)
    const about = { to: employerId, path: opening.path, about: candidateId, once: withdrawalKey(moveId), notBefore }
    await notify(deps, db, { ...about, kind: 'application-withdrawn', params })
  }
  return { ...application, Status }
}

/** Undoes a withdrawal within its minutes and restores the application. */
export async function undoWithdrawal(deps: Deps, db: Queryable, candidateId: number, application: ApplicationKey) {
  const { move, employerId, latest: readLatest } = await readers[application.Kind](db, candidateId, application.ID)
  const latest = found(await readLatest())
  const before = undoneWithdrawal(latest, deps.now())
  if (before === undefined) throw tooLateToUndo()
  if (employerId !== null) await undoNotice(deps, db, employerId, withdrawalKey(latest.id))
  const { Status } = await move(before, deps.now())
  return { ...application, Status }
}
