import type { Queryable } from '@pramaan/database/client'
import type { Viewer } from '@pramaan/database/conditions/listed-jobs'
import { ofOpenEmployer } from '@pramaan/database/conditions/open-employer'
import { driveApplications, placementDrives } from '@pramaan/database/schema'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'

/** Whether an employer or a member of staff created a drive. */
export function madeBy(id: number) {
  return or(eq(placementDrives.employerId, id), eq(placementDrives.createdBy, id))
}

/**
 * The drives that an account may open: employers only their own, everyone else all; deleted ones never. Candidates open
 * a suspended employer's drives only if they applied to them before.
 */
export function openableDrives({ id, role }: Pick<Viewer, 'id' | 'role'>): SQL | undefined {
  const undeleted = isNull(placementDrives.deletedAt)
  if (role === 'Employer') return and(undeleted, madeBy(id))
  return and(
    undeleted,
    role === 'Candidate' ? or(ofOpenEmployer(placementDrives.employerId), requestedBy(id)) : undefined,
  )
}

function requestedBy(candidateId: number) {
  return sql`exists (select 1 from ${driveApplications} as own
    where own.drive_id = ${placementDrives.id} and own.candidate_id = ${candidateId})`
}

/** A drive that an account may change, locked; undefined if it is someone else's, deleted or missing. */
export async function lockDrive(db: Queryable, editor: Pick<Viewer, 'id' | 'role'>, driveId: number) {
  const [row] = await db
    .select()
    .from(placementDrives)
    .where(and(openableDrives(editor), eq(placementDrives.id, driveId)))
    .for('no key update')
  return row
}
