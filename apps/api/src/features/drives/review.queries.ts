import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { accounts, candidates, driveApplications, placementDrives } from '../../db/schema/index.ts'

/** An application to a drive that is not deleted, locked, with its drive. */
export async function lockDriveApplication(db: Queryable, applicationId: number) {
  const [row] = await db
    .select({ application: driveApplications, drive: placementDrives })
    .from(driveApplications)
    .innerJoin(placementDrives, eq(placementDrives.id, driveApplications.driveId))
    .where(and(eq(driveApplications.id, applicationId), isNull(placementDrives.deletedAt)))
    .for('update', { of: driveApplications })
  return row
}

/** A page of a drive's applicants with their contacts, newest first. */
export function findApplicants(db: Queryable, driveId: number, limit: number, offset: number) {
  return db
    .select({
      id: accounts.id,
      fullName: accounts.fullName,
      phone: accounts.phone,
      email: sql<string | null>`coalesce(${candidates.contactEmail}, ${accounts.email})`,
      location: candidates.location,
      image: candidates.image,
      application: driveApplications,
    })
    .from(driveApplications)
    .innerJoin(accounts, eq(accounts.id, driveApplications.candidateId))
    .leftJoin(candidates, eq(candidates.accountId, accounts.id))
    .where(eq(driveApplications.driveId, driveId))
    .orderBy(desc(driveApplications.id))
    .limit(limit)
    .offset(offset)
}

/** Marks applications as seen, those that nobody saw before. */
export async function markDriveSeen(db: Queryable, ids: readonly number[], at: Date) {
  const unseen = and(inArray(driveApplications.id, [...ids]), isNull(driveApplications.seenAt))
  if (ids.length > 0) await db.update(driveApplications).set({ seenAt: at }).where(unseen)
}
