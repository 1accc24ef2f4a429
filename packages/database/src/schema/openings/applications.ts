import { jobApplicationStatuses } from '@pramaan/domain/job-application'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { candidates } from '../candidates/candidates.ts'
import { belongsTo, idRef, instant, visibleId } from '../columns.ts'
import { courses, driveApplications, jobs } from './openings.ts'

const candidateRef = () => belongsTo(() => accounts.id)

/**
 * A candidate's application to a job, standalone or of a drive; one per candidate and job. `url` is the page it was
 * sent from.
 */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: visibleId(),
    jobId: idRef()
      .notNull()
      .references(() => jobs.id),
    candidateId: candidateRef(),
    status: text({ enum: jobApplicationStatuses }).notNull(),
    url: text(),
    /** When the employer first saw it in a list. */
    seenAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    unique('job_applications_once').on(t.jobId, t.candidateId),
    index('job_applications_newest').on(t.jobId, t.id.desc().nullsFirst()),
    index('job_applications_candidate').on(t.candidateId, t.id.desc().nullsFirst()),
    index('job_applications_day').on(t.createdAt, t.status),
    check('job_applications_status', sql`${t.status} in ('Applied', 'Shortlisted', 'Rejected', 'Withdrawn')`),
  ],
)

/** A job that a candidate saved for later. */
export const savedJobs = pgTable(
  'saved_jobs',
  {
    candidateId: belongsTo(() => candidates.accountId),
    jobId: idRef()
      .notNull()
      .references(() => jobs.id),
    savedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.jobId] }),
    index('saved_jobs_newest').on(t.candidateId, t.savedAt.desc().nullsFirst(), t.jobId),
  ],
)

/** A candidate's application to a course, at most one; enrolments are in `course_enrolments`. */
export const courseApplications = pgTable(
  'course_applications',
  {
    id: visibleId(),
    courseId: idRef()
      .notNull()
      .references(() => courses.id),
    candidateId: candidateRef(),
    url: text(),
    createdAt: instant().notNull(),
    /** Null once it is made again. */
    withdrawnAt: instant(),
  },
  (t) => [
    unique('course_applications_once').on(t.courseId, t.candidateId),
    index('course_applications_newest').on(t.courseId, t.id.desc().nullsFirst()),
    index('course_applications_candidate').on(t.candidateId, t.id.desc().nullsFirst()),
    index('course_applications_day').on(t.createdAt, t.courseId),
  ],
)

/**
 * Every move of an application: from which state to which, by which side and account, and when. `movedBy` null: the
 * platform itself.
 */
export const applicationMoves = pgTable(
  'application_moves',
  {
    id: visibleId(),
    jobApplicationId: idRef().references(() => jobApplications.id, { onDelete: 'cascade' }),
    driveApplicationId: idRef().references(() => driveApplications.id, { onDelete: 'cascade' }),
    fromStatus: text(),
    toStatus: text().notNull(),
    mover: text({ enum: ['candidate', 'reviewer', 'payment'] }).notNull(),
    movedBy: idRef(),
    movedAt: instant().notNull(),
  },
  (t) => [
    index('application_moves_job').on(t.jobApplicationId).where(sql`job_application_id is not null`),
    index('application_moves_drive').on(t.driveApplicationId).where(sql`drive_application_id is not null`),
    check('application_moves_one', sql`num_nonnulls(${t.jobApplicationId}, ${t.driveApplicationId}) = 1`),
  ],
)
