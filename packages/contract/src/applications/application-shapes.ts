import { timelineEvents } from '@pramaan/domain/application-timeline'
import { enrolledStatus } from '@pramaan/domain/course'
import { driveApplicationStatuses } from '@pramaan/domain/drive-application'
import { jobApplicationStatuses } from '@pramaan/domain/job-application'
import { z } from 'zod'
import { id, instant } from '../wire.ts'

const texts = z.array(z.string())

/** Where an application to a job or a drive may stand. */
const applicationStatuses = [...new Set([...jobApplicationStatuses, ...driveApplicationStatuses])]

/** What an application is for. */
export const applicationKinds = ['job', 'drive', 'course'] as const

/** One of the caller's own applications with its timeline, the oldest entry first. */
export const ownApplication = z.object({
  /** Of its kind: a job's and a drive's application may have the same. */
  ID: id,
  Kind: z.enum(applicationKinds),
  Status: z.enum([...applicationStatuses, enrolledStatus]),
  JobID: id.nullable(),
  JobTitle: z.string().nullable(),
  PlacementDriveID: id.nullable(),
  PlacementDriveName: z.string().nullable(),
  CourseID: id.nullable(),
  CourseTitle: z.string().nullable(),
  CompanyName: z.string().nullable(),
  /** The drive's last day, by which its button shows or not. */
  ToDate: z.iso.date().nullable(),
  /** False once the job or drive was deleted: its page is gone, its history stays. */
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
  /** What the job or drive asks for. */
  Skills: z.object({ GeneralSkills: texts, ProfessionalSkills: texts }),
  CareerProfile: z.object({ degree: z.string().nullable() }),
}

/** An application as an employer sees it: no contacts, which come by the logged reveal (D30). */
export const application = z.object(common)

/** An application as staff see it, contacts openly (D53). */
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
  /** The candidate's current job, where they said one. */
  JobName: z.string().nullable(),
  Enrolled: z.boolean(),
  CreatedOn: instant,
})
