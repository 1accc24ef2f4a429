import type { Queryable } from '@pramaan/database/client'
import { hasText } from '@pramaan/database/conditions/folded'
import { shown } from '@pramaan/database/conditions/visibility'
import {
  accounts,
  candidates,
  driveApplications,
  educations,
  jobApplications,
  jobs,
  placementDrives,
} from '@pramaan/database/schema'
import type { JobApplicationStatus } from '@pramaan/domain/job-application'
import type { Role } from '@pramaan/domain/role'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

/** Which applications are listed: the owner of the jobs and drives, and the API's filters. */
export type ReceivedFilters = {
  viewer: { id: number; role: Role }
  placementDriveID?: number | undefined
  employerID?: number | undefined
  jobID?: number | undefined
  kind?: 'job' | 'drive' | undefined
  term: string
  status?: JobApplicationStatus | undefined
}

const kindOf = (kind: 'job' | 'drive') => sql<'job' | 'drive'>`${sql.raw(`'${kind}'`)}`.as('kind')

const candidateColumns = {
  candidateName: accounts.fullName,
  candidatePhone: accounts.phone,
  candidateImage: candidates.image,
  education: candidates.education,
  degree: candidates.degree,
  degrees: sql<string[]>`coalesce((select array_agg(distinct ${educations.degree}) from ${educations}
    where ${educations.candidateId} = ${accounts.id}), '{}')`.as('degrees'),
}

function toJobs(db: Queryable, { viewer, placementDriveID, employerID, jobID, kind, term, status }: ReceivedFilters) {
  return db
    .select({
      kind: kindOf('job'),
      id: jobApplications.id,
      createdAt: jobApplications.createdAt,
      candidateId: jobApplications.candidateId,
      status: sql<string>`${jobApplications.status}`.as('status'),
      seenAt: jobApplications.seenAt,
      jobId: sql<number | null>`${jobs.id}`.as('job_id'),
      jobTitle: sql<string | null>`${jobs.title}`.as('job_title'),
      driveId: sql<number | null>`${placementDrives.id}`.as('drive_id'),
      driveTitle: sql<string | null>`${placementDrives.title}`.as('drive_title'),
      employerId: sql<number | null>`${jobs.employerId}`.as('employer_id'),
      generalSkills: sql<string[]>`${jobs.generalSkills}`.as('general_skills'),
      professionalSkills: sql<string[]>`${jobs.professionalSkills}`.as('professional_skills'),
      ...candidateColumns,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .innerJoin(accounts, eq(accounts.id, jobApplications.candidateId))
    .leftJoin(candidates, eq(candidates.accountId, accounts.id))
    .where(
      and(
        kind === 'drive' ? sql`false` : undefined,
        viewer.role === 'Employer' ? and(eq(jobs.employerId, viewer.id), shown()) : undefined,
        placementDriveID === undefined ? undefined : eq(jobs.driveId, placementDriveID),
        employerID === undefined ? undefined : eq(jobs.employerId, employerID),
        jobID === undefined ? undefined : eq(jobs.id, jobID),
        hasText(term, jobs.title, placementDrives.title, accounts.fullName),
        status === undefined ? undefined : eq(jobApplications.status, status),
      ),
    )
    .$dynamic()
}

function toDrives(db: Queryable, { viewer, placementDriveID, employerID, jobID, kind, term, status }: ReceivedFilters) {
  const mine = or(eq(placementDrives.employerId, viewer.id), eq(placementDrives.createdBy, viewer.id))
  return db
    .select({
      kind: kindOf('drive'),
      id: driveApplications.id,
      createdAt: driveApplications.createdAt,
      candidateId: driveApplications.candidateId,
      status: sql<string>`${driveApplications.status}`.as('status'),
      seenAt: driveApplications.seenAt,
      jobId: sql<number | null>`null::bigint`.as('job_id'),
      jobTitle: sql<string | null>`null::text`.as('job_title'),
      driveId: sql<number | null>`${placementDrives.id}`.as('drive_id'),
      driveTitle: sql<string | null>`${placementDrives.title}`.as('drive_title'),
      employerId: sql<number | null>`${placementDrives.employerId}`.as('employer_id'),
      generalSkills: sql<string[]>`'{}'::text[]`.as('general_skills'),
      professionalSkills: sql<string[]>`${placementDrives.skills}`.as('professional_skills'),
      ...candidateColumns,
    })
    .from(driveApplications)
    .innerJoin(placementDrives, eq(placementDrives.id, driveApplications.driveId))
    .innerJoin(accounts, eq(accounts.id, driveApplications.candidateId))
    .leftJoin(candidates, eq(candidates.accountId, accounts.id))
    .where(
      and(
        viewer.role === 'Employer' ? and(mine, shown()) : undefined,
        placementDriveID === undefined ? undefined : eq(placementDrives.id, placementDriveID),
        employerID === undefined ? undefined : eq(placementDrives.employerId, employerID),
        // An application to the drive itself has no job and is in another list.
        jobID === undefined && status === undefined && kind !== 'job' ? undefined : sql`false`,
        hasText(term, placementDrives.title, accounts.fullName),
      ),
    )
    .$dynamic()
}

/** A page of applications to jobs and drives, newest first. */
export function findApplications(db: Queryable, filters: ReceivedFilters, limit: number, offset: number) {
  const all = unionAll(toJobs(db, filters), toDrives(db, filters)).as('applications')
  return db.select().from(all).orderBy(desc(all.createdAt), all.kind, desc(all.id)).limit(limit).offset(offset)
}

/** An application with what its row shows. */
export type ListedApplication = Awaited<ReturnType<typeof findApplications>>[number]

/** The number of applications in a list, and how many of them are to a drive itself. */
export async function countApplications(db: Queryable, filters: ReceivedFilters) {
  const all = unionAll(toJobs(db, filters), toDrives(db, filters)).as('applications')
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      toDrives: sql<number>`(count(*) filter (where ${eq(all.kind, 'drive')}))::int`,
    })
    .from(all)
  return row ?? { total: 0, toDrives: 0 }
}

/** An application to one of the viewer's jobs, with the job, locked. */
export async function lockJobApplication(
  db: Queryable,
  { id, role }: ReceivedFilters['viewer'],
  applicationId: number,
) {
  const [row] = await db
    .select({ application: jobApplications, job: jobs })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(and(eq(jobApplications.id, applicationId), role === 'Employer' ? eq(jobs.employerId, id) : undefined))
    .for('update', { of: jobApplications })
  return row
}
