import type { Queryable } from '@pramaan/database/client'
import { applicationMoves, driveApplications, jobApplications } from '@pramaan/database/schema'
import type { DriveApplicationMover, DriveApplicationStatus } from '@pramaan/domain/drive-application'
import { appliedStatus, type JobApplicationStatus } from '@pramaan/domain/job-application'
import { eq } from 'drizzle-orm'
import { only } from '../../http/refusals/refuse.ts'

type Made = Exclude<DriveApplicationStatus, 'NotApplied'>

/** A move: the new state, which side and which account made it (null: the platform itself), and when. */
type Move<S> = { to: S; mover: DriveApplicationMover; movedBy: number | null; at: Date }

/** Moves a drive application locked by the caller, and records the move; returns its id. */
export async function storeDriveMove(
  db: Queryable,
  { application, to, mover, movedBy, at }: Move<Made> & { application: { id: number; status: Made } },
) {
  await db.update(driveApplications).set({ status: to, updatedAt: at }).where(eq(driveApplications.id, application.id))
  const move = {
    driveApplicationId: application.id,
    fromStatus: application.status,
    toStatus: to,
    mover,
    movedBy,
    movedAt: at,
  }
  return only(await db.insert(applicationMoves).values(move).returning({ id: applicationMoves.id })).id
}

/** Creates an application to a drive in its first status; undefined if there is one. */
export async function insertDriveApplication(db: Queryable, driveId: number, candidateId: number, to: Made, at: Date) {
  const [row] = await db
    .insert(driveApplications)
    .values({ driveId, candidateId, status: to, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: driveApplications.id })
  if (!row) return undefined
  await db
    .insert(applicationMoves)
    .values({ driveApplicationId: row.id, toStatus: to, mover: 'candidate', movedBy: candidateId, movedAt: at })
  return row.id
}

type JobApplication = Pick<typeof jobApplications.$inferInsert, 'jobId' | 'candidateId' | 'url'>

/** Creates an application to a job; undefined if there is one. */
export async function insertJobApplication(
  db: Queryable,
  application: JobApplication,
  to: JobApplicationStatus,
  at: Date,
) {
  const [row] = await db
    .insert(jobApplications)
    .values({ ...application, status: to, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: jobApplications.id })
  if (!row) return undefined
  const movedBy = application.candidateId
  await db
    .insert(applicationMoves)
    .values({ jobApplicationId: row.id, toStatus: to, mover: 'candidate', movedBy, movedAt: at })
  return row.id
}

/** Moves a job application locked by the caller, and records the move; returns its id. */
export async function storeJobMove(
  db: Queryable,
  {
    application,
    to,
    mover,
    movedBy,
    at,
  }: Move<JobApplicationStatus> & { application: { id: number; status: JobApplicationStatus } },
) {
  await db.update(jobApplications).set({ status: to, updatedAt: at }).where(eq(jobApplications.id, application.id))
  const move = {
    jobApplicationId: application.id,
    fromStatus: application.status,
    toStatus: to,
    mover,
    movedBy,
    movedAt: at,
  }
  return only(await db.insert(applicationMoves).values(move).returning({ id: applicationMoves.id })).id
}

/** Makes a withdrawn application to a job again, locked by the caller; nobody has seen it yet. */
export async function renewJobApplication(
  db: Queryable,
  application: { id: number; status: JobApplicationStatus },
  { url, candidateId }: JobApplication,
  at: Date,
) {
  const { id } = application
  await db.update(jobApplications).set({ url, seenAt: null }).where(eq(jobApplications.id, id))
  await storeJobMove(db, { application, to: appliedStatus, mover: 'candidate', movedBy: candidateId, at })
  return id
}
