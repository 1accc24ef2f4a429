import type { Queryable } from '@pramaan/database/client'
import { applicationMoves, driveApplications, jobApplications } from '@pramaan/database/schema'
import type { DriveApplicationMover, DriveApplicationStatus } from '@pramaan/domain/drive-application'
import { appliedStatus, type JobApplicationStatus } from '@pramaan/domain/job-application'
import { eq } from 'drizzle-orm'
import { only } from '../../http/refusals/refuse.ts'

type StoredStatus = Exclude<DriveApplicationStatus, 'NotApplied'>

/** A move of an application: the new state, which side and which account made it (null: the platform itself), and when. */
type Move<S> = {
  application: { id: number; status: S }
  to: S
  mover: DriveApplicationMover
  movedBy: number | null
  at: Date
}

type Of = { driveApplicationId: number } | { jobApplicationId: number }

async function recordMove(
  db: Queryable,
  of: Of,
  { application, to, mover, movedBy, at }: Move<StoredStatus> | Move<JobApplicationStatus>,
) {
  const move = { ...of, fromStatus: application.status, toStatus: to, mover, movedBy, movedAt: at }
  return only(await db.insert(applicationMoves).values(move).returning({ id: applicationMoves.id })).id
}

/** Records the first move of an application, which has no previous status and is made by the candidate. */
async function recordFirstMove(
  db: Queryable,
  of: Of,
  { to, candidateId, at }: { to: StoredStatus | JobApplicationStatus; candidateId: number; at: Date },
) {
  await db
    .insert(applicationMoves)
    .values({ ...of, toStatus: to, mover: 'candidate', movedBy: candidateId, movedAt: at })
}

/** Moves a drive application locked by the caller, and records the move; returns its id. */
export async function storeDriveMove(db: Queryable, move: Move<StoredStatus>) {
  const { id } = move.application
  await db.update(driveApplications).set({ status: move.to, updatedAt: move.at }).where(eq(driveApplications.id, id))
  return recordMove(db, { driveApplicationId: id }, move)
}

/** Creates an application to a drive in its first status; undefined if there is one. */
export async function insertDriveApplication(
  db: Queryable,
  driveId: number,
  candidateId: number,
  to: StoredStatus,
  at: Date,
) {
  const [row] = await db
    .insert(driveApplications)
    .values({ driveId, candidateId, status: to, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: driveApplications.id })
  if (!row) return undefined
  await recordFirstMove(db, { driveApplicationId: row.id }, { to, candidateId, at })
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
  await recordFirstMove(db, { jobApplicationId: row.id }, { to, candidateId: application.candidateId, at })
  return row.id
}

/** Moves a job application locked by the caller, and records the move; returns its id. */
export async function storeJobMove(db: Queryable, move: Move<JobApplicationStatus>) {
  const { id } = move.application
  await db.update(jobApplications).set({ status: move.to, updatedAt: move.at }).where(eq(jobApplications.id, id))
  return recordMove(db, { jobApplicationId: id }, move)
}

/** Renews a withdrawn job application that the caller has locked; nobody has seen it yet. */
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
