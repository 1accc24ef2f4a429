import type { Queryable } from '@pramaan/database/client'
import { containsContact } from '@pramaan/database/conditions/contains-contact'
import {
  accounts,
  applicationMoves,
  candidates,
  driveApplications,
  placementDrives,
  vspApplications,
} from '@pramaan/database/schema'
import type { DriveApplicationStatus } from '@pramaan/domain/drive-application'
import { and, count, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'

/** An application to a drive that is not deleted, with its drive, locked. */
export async function lockDriveApplication(db: Queryable, applicationId: number) {
  const [row] = await db
    .select({ application: driveApplications, drive: placementDrives })
    .from(driveApplications)
    .innerJoin(placementDrives, eq(placementDrives.id, driveApplications.driveId))
    .where(and(eq(driveApplications.id, applicationId), isNull(placementDrives.deletedAt)))
    .for('update', { of: driveApplications })
  return row
}

/** The latest move of an application to a drive. */
export async function findLatestDriveMove(db: Queryable, applicationId: number) {
  const [move] = await db
    .select()
    .from(applicationMoves)
    .where(eq(applicationMoves.driveApplicationId, applicationId))
    .orderBy(desc(applicationMoves.id))
    .limit(1)
  return move
}

/** A filter of applicants: the drive, a text in the name, phone or e-mail, and the state. */
export type Applicants = {
  driveId: number
  term: string
  status?: Exclude<DriveApplicationStatus, 'NotApplied'> | undefined
}

/** Only those after a given application in the list. */
type Beyond = { beyond?: number | undefined }

const email = sql<string | null>`coalesce(${accounts.contactEmail}, ${accounts.email})`

function matching({ driveId, term, status }: Applicants): SQL | undefined {
  return and(
    eq(driveApplications.driveId, driveId),
    containsContact(term, accounts.phone, accounts.fullName, email),
    status === undefined ? undefined : eq(driveApplications.status, status),
  )
}

/** A page of a drive's applicants with their contacts, newest first. */
export function findApplicants(
  db: Queryable,
  { beyond, ...which }: Applicants & Beyond,
  limit: number,
  offset: number,
) {
  return db
    .select({
      id: accounts.id,
      fullName: accounts.fullName,
      phone: accounts.phone,
      email,
      location: candidates.location,
      image: candidates.image,
      verified: sql<boolean>`coalesce(${vspApplications.verified}, false)`,
      application: driveApplications,
    })
    .from(driveApplications)
    .innerJoin(accounts, eq(accounts.id, driveApplications.candidateId))
    .leftJoin(candidates, eq(candidates.accountId, accounts.id))
    .leftJoin(vspApplications, eq(vspApplications.candidateId, accounts.id))
    .where(and(matching(which), beyond === undefined ? undefined : lt(driveApplications.id, beyond)))
    .orderBy(desc(driveApplications.id))
    .limit(limit)
    .offset(offset)
}

/** The number of a drive's applicants in each state. */
export async function countByStatus(db: Queryable, which: Omit<Applicants, 'status'>) {
  const rows = await db
    .select({ status: driveApplications.status, total: count() })
    .from(driveApplications)
    .innerJoin(accounts, eq(accounts.id, driveApplications.candidateId))
    .leftJoin(candidates, eq(candidates.accountId, accounts.id))
    .where(matching(which))
    .groupBy(driveApplications.status)
  return Object.fromEntries(rows.map(({ status, total }) => [status, total]))
}
