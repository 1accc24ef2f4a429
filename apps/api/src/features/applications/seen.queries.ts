import type { Queryable } from '@pramaan/database/client'
import { driveApplications, jobApplications } from '@pramaan/database/schema'
import { and, inArray, isNull } from 'drizzle-orm'

/** Marks unseen job applications as seen. */
export async function markJobSeen(db: Queryable, ids: readonly number[], at: Date) {
  const unseen = and(inArray(jobApplications.id, [...ids]), isNull(jobApplications.seenAt))
  if (ids.length > 0) await db.update(jobApplications).set({ seenAt: at }).where(unseen)
}

/** Marks unseen applications as seen. */
export async function markDriveSeen(db: Queryable, ids: readonly number[], at: Date) {
  const unseen = and(inArray(driveApplications.id, [...ids]), isNull(driveApplications.seenAt))
  if (ids.length > 0) await db.update(driveApplications).set({ seenAt: at }).where(unseen)
}
