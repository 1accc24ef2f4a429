import type { DriveApplicationMover, DriveApplicationStatus } from '@pramaan/domain/drive-application'
import type { JobApplicationStatus } from '@pramaan/domain/job-application'

/** One step of an application's way: to where, and by which side. */
type Step = readonly [to: string, mover: DriveApplicationMover]

const request: Step = ['Pending', 'candidate']
const accepted: Step = ['Accepted', 'reviewer']

const driveWays: Readonly<Record<Exclude<DriveApplicationStatus, 'NotApplied'>, readonly Step[]>> = {
  Pending: [request],
  Accepted: [request, accepted],
  Rejected: [request, ['Rejected', 'reviewer']],
  noPayment: [request, accepted, ['noPayment', 'reviewer']],
  Withdrawn: [request, ['Withdrawn', 'candidate']],
  Applied: [request, accepted, ['Applied', 'payment']],
}

const applied: Step = ['Applied', 'candidate']

const jobWays: Readonly<Record<JobApplicationStatus, readonly Step[]>> = {
  Applied: [applied],
  Shortlisted: [applied, ['Shortlisted', 'reviewer']],
  Rejected: [applied, ['Rejected', 'reviewer']],
  Withdrawn: [applied, ['Withdrawn', 'candidate']],
}

type Times = { createdAt: Date; updatedAt: Date }
type Application = Times & { id: number; candidateId: number }
type Kind = { jobApplicationId: number | null; driveApplicationId: number | null }

function at({ createdAt, updatedAt }: Times, share: number): Date {
  return new Date(Math.round(createdAt.getTime() + share * (updatedAt.getTime() - createdAt.getTime())))
}

function movesAlong(way: readonly Step[], application: Application, kind: Kind, deciderId: number) {
  return way.map(([toStatus, mover], index) => ({
    ...kind,
    fromStatus: way[index - 1]?.[0] ?? null,
    toStatus,
    mover,
    movedBy: mover === 'reviewer' ? deciderId : application.candidateId,
    movedAt: at(application, way.length === 1 ? 0 : index / (way.length - 1)),
  }))
}

/** When the other side first saw an application: a while before it decided; nobody has seen what only waits. */
function seenAt(way: readonly Step[], times: Times): Date | null {
  return way.length > 1 ? at(times, 0.3 / (way.length - 1)) : null
}

/** When a drive application was first seen. */
export function driveSeenAt(application: Times & { status: keyof typeof driveWays }): Date | null {
  return seenAt(driveWays[application.status], application)
}

/** When a job application was first seen. */
export function jobSeenAt(application: Times & { status: JobApplicationStatus }): Date | null {
  return seenAt(jobWays[application.status], application)
}

/** The moves that led a drive application to its status, decided by a member of staff. */
export function driveMovesOf(application: Application & { status: keyof typeof driveWays }, reviewerId: number) {
  const kind = { jobApplicationId: null, driveApplicationId: application.id }
  return movesAlong(driveWays[application.status], application, kind, reviewerId)
}

/** The moves that led a job application to its status, decided by the job's employer, or by staff where it has none. */
export function jobMovesOf(application: Application & { status: JobApplicationStatus }, deciderId: number) {
  const kind = { jobApplicationId: application.id, driveApplicationId: null }
  return movesAlong(jobWays[application.status], application, kind, deciderId)
}
