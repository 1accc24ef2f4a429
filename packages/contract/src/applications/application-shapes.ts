import { timelineEvents } from '@pramaan/domain/application-timeline'
import { enrolledStatus } from '@pramaan/domain/course'
import { driveApplicationStatuses } from '@pramaan/domain/drive-application'
import { jobApplicationStatuses } from '@pramaan/domain/job-application'
import { z } from 'zod'
import { id, instant } from '../wire.ts'

const texts = z.array(z.string())

/** The states of a job or drive application. */
const applicationStatuses = [...new Set([...jobApplicationStatuses, ...driveApplicationStatuses])]

/** What an application is for. */
export const applicationKinds = ['job', 'drive', 'course'] as const

/** One of the caller's own applications with its timeline, the oldest entry first. */
export const myApplication = z.object({
  /** Unique within its kind: a job's and a drive's application may share a number. */
  ID: id,
  Kind: z.enum(applicationKinds),
  Status: z.enum([...applicationStatuses, enrolledStatus]),
  JobID: id.nullable(),
  JobTitle: z.string().nullable(),
  PlacementDriveID: id.nullable(),
  PlacementDriveName: z.string().nullable(),
  CourseID: id.nullable(),
  CourseTitle: z.string().nullable(),
  /** What the course costs, in rupees; null for a free one. */
  CoursePrice: z.number().nullable(),
  CompanyName: z.string().nullable(),
  /** Whether the employer of the job or drive is verified (D67); null without one. */
  Verified: z.boolean().nullable(),
  /** The picture of the job, mostly its company's logo, or of the drive or course. */
  Image: z.string().nullable(),
  /** The drive's domain or the course's category, for its drawing where it has no picture. */
  FieldID: id.nullable(),
  /** The drive's first and last day, which decide whether its button shows and until when its fee is paid. */
  FromDate: z.iso.date().nullable(),
  ToDate: z.iso.date().nullable(),
  /** False once the job or drive is deleted: its page is gone, its history remains. */
  Available: z.boolean(),
  CreatedOn: instant,
  UpdatedOn: instant,
  Timeline: z.array(z.object({ Event: z.enum(timelineEvents), Status: z.string().nullable(), At: instant })),
})

const common = {
  ID: id,
  Kind: z.enum(['job', 'drive']),
  CreatedOn: instant,
  CandidateID: id,
  CandidateName: z.string(),
  CandidateImage: z.string().nullable(),
  JobID: id.nullable(),
  JobTitle: z.string().nullable(),
  JobName: z.string().nullable(),
  PlacementDriveID: id.nullable(),
  PlacementDriveName: z.string().nullable(),
  EmployerID: id.nullable(),
  Status: z.enum(applicationStatuses),
  Shortlist: z.boolean(),
  SeenOn: instant.nullable(),
  Education: z.string().nullable(),
  Degree: texts,
  /** The skills that the job or drive requires. */
  Skills: z.object({ GeneralSkills: texts, ProfessionalSkills: texts }),
  CareerProfile: z.object({ degree: z.string().nullable() }),
}

/** An application as an employer sees it, without contacts, which need the logged reveal (D30). */
export const application = z.object(common)

/** An application as staff see it, with contacts (D53). */
export const applicationWithContact = z.object({
  ...common,
  CandidatePhone: z.string().nullable(),
  Phone: z.string().nullable(),
})

/** A course application as listed (document 001 §3). */
export const courseApplicant = z.object({
  ID: id,
  CandidateID: id,
  CandidateName: z.string(),
  CandidatePhone: z.string().nullable(),
  CandidateImage: z.string().nullable(),
  CourseID: id,
  CourseTitle: z.string(),
  /** The candidate's current job, if given. */
  JobName: z.string().nullable(),
  Enrolled: z.boolean(),
  /** Withdrawn by the candidate before the fee was paid. */
  Withdrawn: z.boolean(),
  CreatedOn: instant,
})
