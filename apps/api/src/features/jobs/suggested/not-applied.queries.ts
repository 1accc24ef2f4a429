import type { Queryable } from '@pramaan/database/client'
import { driveApplications, jobApplications } from '@pramaan/database/schema'
import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Without } from '../../../services/opening-fit/people/people-fit.queries.ts'

type Job = { id: number; driveId: number | null }

/** Leaves out people who ever applied to a job or its drive, even if they withdrew. */
export function withoutApplicants(db: Queryable, { id, driveId }: Job): Without {
  return (candidateId) => {
    const ofJob = db
      .select({ one: sql`1` })
      .from(jobApplications)
      .where(and(eq(jobApplications.jobId, id), eq(jobApplications.candidateId, candidateId)))
    const ofDrive =
      driveId === null
        ? undefined
        : db
            .select({ one: sql`1` })
            .from(driveApplications)
            .where(and(eq(driveApplications.driveId, driveId), eq(driveApplications.candidateId, candidateId)))
    return and(notExists(ofJob), ofDrive && notExists(ofDrive))
  }
}
