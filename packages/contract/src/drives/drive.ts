import { driveApplicationStatuses } from '@pramaan/domain/drive-application'
import { driveLocations } from '@pramaan/domain/options'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { job } from '../jobs/job-shapes.ts'
import {
  eachAnswer,
  fileCall,
  listCounts,
  manyIds,
  nearAnswer,
  nearCity,
  paging,
  searchTerm,
  several,
} from '../list.ts'
import { readPart } from '../search/match.ts'
import { id, idParams, nothing } from '../wire.ts'
import { addedJob, detailsFields, driveExtras, driveFields, newDrive } from './drive-forms.ts'
import { drive, driveApplicant, driveJob } from './drive-shapes.ts'

const readers = ['Candidate', 'Employer', 'Admin', 'hr', 'Counsellor'] as const
const editors = ['Employer', 'Admin', 'Counsellor'] as const
const decision = z.enum(['Accepted', 'Rejected', 'noPayment'])
const reviewers = ['Admin', 'hr', 'Counsellor'] as const

const applicantStatus = z.enum(driveApplicationStatuses).exclude(['NotApplied'])
const applicantFilters = {
  status: applicantStatus.optional(),
  /** Of a name, phone or e-mail. */
  term: searchTerm,
}

const driveFilters = {
  /** Of title, skills, field and city, and of the jobs. */
  term: searchTerm,
  location: several(z.enum(driveLocations)),
  category: several(id),
  /**
   * `open`: not over; `applied`: the caller has applied; `mine`: made by or for the caller; `recent`: mine of 15
   * days.
   */
  show: z.enum(['all', 'open', 'applied', 'mine', 'recent']).default('all'),
  EmployerID: id.optional(),
  /** Drives that are not over come first; then those in the city, in its area, in its state, elsewhere. */
  near: nearCity,
  ...paging,
}
/** With how the words were understood, in the order of the text. */
const driveList = answers(z.array(drive), { ...listCounts, near: nearAnswer, reading: z.array(readPart) })
const oneDrive = answers(drive.extend({ Jobs: z.array(driveJob) }))
const changedDrive = z.strictObject({
  ...z.object({ ...driveFields, ...driveExtras, ...detailsFields }).partial().shape,
  tokenUserID: id.optional(),
})

/**
 * Placement drives (documents 001 §2, §7 and 002 §2.7, §7; D22 to D24, D53). An employer sees and changes only their
 * own.
 */
export const drives = {
  list: endpoint({
    method: 'GET',
    path: '/placement-drive',
    summary: 'Drives, open ones first, then those near a city, then newest first',
    allow: readers,
    query: z.object(driveFilters),
    answer: driveList,
    refusals: [],
  }),
  filter: endpoint({
    method: 'POST',
    reads: true,
    path: '/placement-drive/filter',
    summary: 'The same list, its filters in the body',
    allow: readers,
    body: z.strictObject(driveFilters),
    answer: driveList,
    refusals: [],
  }),
  byId: endpoint({
    method: 'GET',
    path: '/placement-drive-by-id',
    summary: 'One drive, its id in the query',
    allow: readers,
    query: z.object({ id }),
    answer: oneDrive,
    refusals: ['not-found'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/placement-drive/:id',
    summary: 'One drive with its jobs; for a Candidate with the state of their application',
    allow: readers,
    params: idParams,
    answer: oneDrive,
    refusals: ['not-found'],
  }),
  jobs: endpoint({
    method: 'GET',
    path: '/job-placement-drive/:id',
    summary: 'The jobs of a drive, at most 200',
    allow: readers,
    params: idParams,
    answer: answers(z.array(job)),
    refusals: ['not-found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/placement-drive',
    summary: 'Create a drive by the form',
    allow: editors,
    owner: { field: 'tokenUserID', roles: ['Employer'] },
    body: newDrive,
    answer: oneDrive,
    refusals: ['not-yours', 'not-found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/placement-drive/:id',
    summary: 'Change a drive by the form or the details screen; fields that are not sent stay',
    allow: editors,
    owner: { field: 'tokenUserID', roles: ['Employer'] },
    params: idParams,
    body: changedDrive,
    answer: oneDrive,
    refusals: ['not-yours', 'not-found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/placement-drive/:id',
    summary: 'Hide a drive everywhere; its applications keep their history (D24)',
    allow: ['Employer', 'Admin'],
    params: idParams,
    answer: answers(nothing),
    refusals: ['not-found'],
  }),
  addJob: endpoint({
    method: 'POST',
    path: '/placement-drive/addjob/:driveId',
    summary: 'Add a job to a drive: a new one, or one of your standalone jobs by JobID',
    allow: ['Employer', 'Admin'],
    params: z.object({ driveId: id }),
    body: addedJob,
    answer: answers(job),
    refusals: ['not-found', 'wrong-state'],
  }),
  review: endpoint({
    method: 'PUT',
    path: '/placement-drive/status/update',
    summary:
      'Accept or reject an application, or request the payment again (D22); the candidate is notified once the action can no longer be undone',
    allow: reviewers,
    body: z.strictObject({ applicationId: id, applicationStatus: decision }),
    answer: answers(z.object({ applicationID: id, Status: driveApplicant.shape.Status })),
    refusals: ['not-found', 'wrong-state'],
  }),
  reviewMany: endpoint({
    method: 'PUT',
    path: '/placement-drive/statuses/update',
    summary:
      'Decide on many applications at once, each where allowed; candidates are notified once the decision can no longer be undone',
    allow: reviewers,
    body: z.strictObject({ applicationIds: manyIds, applicationStatus: decision }),
    answer: eachAnswer,
    refusals: [],
  }),
  undoReview: endpoint({
    method: 'POST',
    path: '/placement-drive/statuses/undo',
    summary: 'Undo the caller’s own latest decisions within their minutes, skipping those where it is not allowed',
    allow: reviewers,
    body: z.strictObject({ applicationIds: manyIds }),
    answer: eachAnswer,
    refusals: [],
  }),
  applicants: endpoint({
    method: 'GET',
    path: '/hr-placement-driveApplicants/:driveId',
    summary: 'A drive and its applicants, newest first',
    allow: reviewers,
    params: z.object({ driveId: id }),
    query: z.object({
      ...applicantFilters,
      ...paging,
      pageSize: z.coerce.number().int().min(1).max(100).default(100),
    }),
    answer: answers(z.object({ placementDrive: drive, users: z.array(driveApplicant) }), {
      ...listCounts,
      /** The number of applications per state, regardless of the filter; empty states are left out. */
      statusCounts: z.partialRecord(applicantStatus, z.number().int()),
    }),
    refusals: ['not-found'],
  }),
  applicantsFile: endpoint({
    ...fileCall,
    path: '/hr-placement-driveApplicants/:driveId/file',
    allow: reviewers,
    params: z.object({ driveId: id }),
    query: z.object(applicantFilters),
    refusals: ['not-found', 'limit-reached'],
  }),
}
