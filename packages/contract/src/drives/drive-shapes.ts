import { driveApplicationStatuses } from '@pramaan/domain/drive-application'
import { z } from 'zod'
import { openingFit } from '../jobs/job-shapes.ts'
import { day, id, instant } from '../wire.ts'

const texts = z.array(z.string())

/** A drive in lists and on its page (document 001 §3). AvgPackage and the CTCs are LPA; dates are days in India. */
export const drive = z.object({
  ID: id,
  Title: z.string(),
  SubTitle: z.string().nullable(),
  Criteria: z.string().nullable(),
  Image: z.string().nullable(),
  Location: z.string(),
  Domain: z.string().nullable(),
  DomainID: id.nullable(),
  FromDate: day,
  ToDate: day,
  Qualification: z.string().nullable(),
  AvgPackage: z.number().nullable(),
  Openings: z.number().int(),
  TotalCompany: z.number().int().nullable(),
  Skills: texts,
  Highlights: z.array(z.object({ title: z.string() })),
  Process: z.array(z.object({ title: z.string(), description: z.string() })),
  Faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
  CompanyData: z.array(z.object({ title: z.string(), image: z.string().nullable() })),
  /** The address of the first day, the time of arrival (HH:MM), and what to bring, one item a line. */
  Venue: z.string().nullable(),
  ReportingTime: z.string().nullable(),
  Bring: z.string().nullable(),
  /** The drive's contact; for a candidate only once their request is accepted. */
  ContactName: z.string().nullable(),
  ContactPhone: z.string().nullable(),
  EmployerID: id.nullable(),
  /** Whether the company of the employer who runs it is confirmed (D67); null for a drive of the staff. */
  Verified: z.boolean().nullable(),
  CreatedBy: id.nullable(),
  CreatedOn: instant,
  /** The lowest and highest pay of its jobs. */
  ctcFrom: z.number().nullable(),
  ctcTo: z.number().nullable(),
  /** The state of the requesting candidate's application; null for others. */
  status: z.enum(driveApplicationStatuses).nullable(),
  /** When that application entered its state; null without one. */
  StatusOn: instant.nullable(),
  applicationStatus: z.enum(['NotApplied', 'Applied']).nullable(),
  CandidateApplied: z.boolean(),
  /** The reasons for its rank for the requesting candidate; null for others. */
  Fit: openingFit.nullable(),
  /** The number of applicants, for employers and staff; null for candidates. */
  Applicants: z.number().int().nullable(),
  /** How many of them have paid their fee, for employers and staff; null for candidates. */
  Paid: z.number().int().nullable(),
  /** How many of them wait for a decision, for staff; null for others. */
  Pending: z.number().int().nullable(),
})

/** A job as the drive's own record lists it (document 002 §3). */
export const driveJob = z.object({
  JobID: id,
  jobTitle: z.string(),
  companyName: z.string().nullable(),
  jobOpenings: z.number().int(),
  jobCtcFrom: z.number().nullable(),
  jobCtcTo: z.number().nullable(),
})

/** An applicant of a drive as its reviewers see one, with contacts (D35, D53). */
export const driveApplicant = z.object({
  ID: id,
  FullName: z.string(),
  Phone: z.string().nullable(),
  Email: z.string().nullable(),
  Location: z.string().nullable(),
  Image: z.string().nullable(),
  Verified: z.boolean(),
  Status: z.enum(driveApplicationStatuses),
  applicationID: id,
  CreatedOn: instant,
  /** When the application entered its state. */
  UpdatedOn: instant,
})
