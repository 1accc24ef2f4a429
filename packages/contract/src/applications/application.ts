import { jobApplicationStatuses, jobDecisions } from '@pramaan/domain/job-application'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { fileCall, listCounts, paging, searchTerm } from '../list.ts'
import { id } from '../wire.ts'
import {
  application,
  applicationKinds,
  applicationWithContact,
  courseApplicant,
  myApplication,
} from './application-shapes.ts'

const url = z.string().trim().max(500).nullish()
const landingValue = z.string().trim().max(500).nullish()
const counts = {
  ...listCounts,
  /** How many of them ask to take part in a drive; the others are to jobs. */
  driveCount: z.number().int(),
}
const staffList = answers(z.array(applicationWithContact), counts)

/** For a course or a drive's job: the message says whether the application was made now or existed. */
const enrolment = answers(z.string(), { outcome: z.enum(['enrolled', 'already-enrolled']), applicationId: id })

/** One of the caller's applications, and its outcome. */
const applicationKey = z.strictObject({ Kind: z.enum(applicationKinds), ID: id })
const moved = answers(z.object({ Kind: z.enum(applicationKinds), ID: id, Status: myApplication.shape.Status }))

const courseApplicants = answers(z.array(courseApplicant), listCounts)
const courseApplicantsQuery = z.object({ ...paging, pageSize: z.coerce.number().int().min(1).max(200).default(50) })

/** Applications to jobs, drives and courses (documents 001 §4, §7 and 002 §2.8, §7; D12, D21, D22, D53). */
export const applications = {
  apply: endpoint({
    method: 'POST',
    path: '/job-application',
    summary: 'Apply to a job, or to a drive (JobID null): a request, or a new one after noPayment',
    allow: ['Candidate'],
    owner: { field: 'tokenUserID', roles: ['Candidate'] },
    body: z
      .strictObject({
        EmpID: id.nullish(),
        JobID: id.nullish(),
        JobTitle: z.string().max(300).nullish(),
        placementID: id.nullish(),
        tokenUserID: id.optional(),
        /** For a drive: Pending requests; Applied, sent after the payment, only confirms the payment's effect. */
        status: z.enum(['Pending', 'Applied']).nullish(),
      })
      .refine(({ JobID, placementID }) => JobID != null || placementID != null, {
        path: ['JobID'],
        message: 'Say which job or which drive.',
      }),
    answer: answers(z.string(), { applicationId: id, Status: myApplication.shape.Status }),
    refusals: ['not-yours', 'not-found', 'already-applied', 'wrong-state', 'drive-over', 'job-closed'],
  }),
  applyToDriveJob: endpoint({
    method: 'POST',
    path: '/placement-drive/job-application',
    summary: "Apply to a drive's job by a landing link: applied now, or 'Already Applied'",
    allow: ['Candidate'],
    owner: { field: 'tokenUserID', roles: ['Candidate'] },
    body: z.strictObject({ placementID: id.nullish(), JobID: id, Url: url, tokenUserID: id.optional() }),
    answer: enrolment,
    refusals: ['not-yours', 'not-found', 'drive-over', 'job-closed'],
  }),
  applyToCourse: endpoint({
    method: 'POST',
    path: '/course-application',
    summary: "Apply to a course: 'Application Successful' or 'Already Applied'; a free one enrols at once",
    allow: ['Candidate'],
    owner: { field: 'tokenUserID', roles: ['Candidate'] },
    body: z.strictObject({ CourseID: id, Url: url, tokenUserID: id.optional() }),
    answer: enrolment,
    refusals: ['not-yours', 'not-found'],
  }),
  landing: endpoint({
    method: 'POST',
    path: '/landing-application',
    summary: 'Make the application that a landing link asked for, after sign-in (D12)',
    allow: ['Candidate'],
    body: z.object({
      id: landingValue,
      jobID: landingValue,
      type: landingValue,
      Url: landingValue,
      pdID: landingValue,
      state: landingValue,
    }),
    answer: answers(z.string().nullable(), {
      outcome: z.enum(['enrolled', 'already-enrolled', 'none']),
      kind: z.enum(['course', 'driveJob', 'job', 'drive']).nullable(),
    }),
    refusals: ['not-found', 'drive-over', 'job-closed'],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/my-applications',
    summary: "The caller's own applications with their timelines, newest first",
    allow: ['Candidate'],
    query: z.object({ kind: z.enum(applicationKinds).optional(), ...paging }),
    answer: answers(z.array(myApplication), listCounts),
    refusals: [],
  }),
  withdraw: endpoint({
    method: 'PUT',
    path: '/my-applications/withdraw',
    summary:
      'Withdraw an application to a job, or to a drive or course whose fee is not paid; the employer is notified later',
    allow: ['Candidate'],
    body: applicationKey,
    answer: moved,
    refusals: ['not-found', 'wrong-state'],
  }),
  undoWithdraw: endpoint({
    method: 'PUT',
    path: '/my-applications/withdraw/undo',
    summary: 'Undo a withdrawal within five minutes: the application is again what it was',
    allow: ['Candidate'],
    body: applicationKey,
    answer: moved,
    refusals: ['not-found', 'wrong-state'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/applications',
    summary: 'Applications to jobs and drives, newest first; an employer sees those to their own',
    allow: ['Employer', 'Admin', 'hr', 'Counsellor'],
    query: z.object({
      placementDriveID: id.optional(),
      employerID: id.optional(),
      jobID: id.optional(),
      /** Only to jobs, or only to drives. */
      kind: z.enum(['job', 'drive']).optional(),
      /** Of a candidate's name, a job title or a drive name. */
      term: searchTerm,
      /** The state, for applications to jobs. */
      status: z.enum(jobApplicationStatuses).optional(),
      ...paging,
    }),
    answer: {
      byRole: {
        Employer: answers(z.array(application), counts),
        Admin: staffList,
        hr: staffList,
        // No list of a Counsellor's screens shows these (D59).
        Counsellor: answers(z.array(application), counts),
      },
    },
    refusals: [],
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/job-application/status/update',
    summary: "The job's side shortlists or rejects an application; the candidate is notified",
    allow: ['Employer', 'Admin'],
    body: z.strictObject({ applicationId: id, applicationStatus: z.enum(jobDecisions) }),
    answer: answers(z.object({ applicationID: id, Status: z.enum(jobApplicationStatuses), Shortlist: z.boolean() })),
    refusals: ['not-found', 'wrong-state'],
  }),
  courseApplicants: endpoint({
    method: 'GET',
    path: '/course-application',
    summary: 'Applicants of all courses, newest first',
    allow: ['Admin'],
    query: courseApplicantsQuery,
    answer: courseApplicants,
    refusals: [],
  }),
  applicantsOfCourse: endpoint({
    method: 'GET',
    path: '/course-application/:courseId',
    summary: 'Applicants of a course, newest first',
    allow: ['Admin'],
    params: z.object({ courseId: id }),
    query: courseApplicantsQuery,
    answer: courseApplicants,
    refusals: ['not-found'],
  }),
  /** Of both lists: of one course, or of all. */
  courseApplicantsFile: endpoint({
    ...fileCall,
    path: '/course-application-file',
    allow: ['Admin'],
    query: z.object({ courseId: id.optional() }),
    refusals: ['not-found', 'limit-reached'],
  }),
}
