import { z } from 'zod'
import { answers, endpoint } from './endpoint.ts'
import { fullJobFields, job, jobFacets, jobFields, jobFilters } from './job-shapes.ts'
import { listCounts, paging } from './list.ts'
import { candidateRow } from './search.ts'
import { id, idParams, line, nothing } from './wire.ts'

const readers = ['Candidate', 'Employer', 'Admin', 'hr', 'Counsellor'] as const
const editors = ['Employer', 'Admin'] as const
const jobList = answers(z.array(job), { ...listCounts, facets: jobFacets })

/** An address of an image as forms send it: our own upload's, or none. */
const image = z.string().trim().max(2000).nullish()

/** What is sent along and means nothing to a job: its own id on the first save, and the caller's. */
const extras = { id: id.nullish(), tokenUserID: id.optional() }

const optionalFull = {
  CompanyName: line(150).nullish(),
  Image: image,
  ...z.object(fullJobFields).partial().shape,
}

/** The forms of a new job. With a Role it is the full form, all of whose fields are then required. */
const newJob = z
  .strictObject({ ...jobFields, ...optionalFull, PlacementDriveID: id.nullish(), ...extras })
  .superRefine((form, context) => {
    if (form.Role === undefined) return
    for (const name of Object.keys(fullJobFields) as (keyof typeof fullJobFields)[])
      if (form[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'The full form needs this.' })
  })

const changedJob = z.strictObject({ ...z.object(jobFields).partial().shape, ...optionalFull, ...extras })

/** A candidate whom a job suggests, with where they stand with the asking employer. */
const suggested = candidateRow.omit({ UpdatedOn: true }).extend({ shortlisted: z.number().int().nullable() })

/** Jobs (documents 001 §2, §7 and 002 §2.6, §7; D19, D20, D24). An employer sees and changes only their own. */
export const jobs = {
  list: endpoint({
    method: 'GET',
    path: '/jobs',
    summary: "Jobs by filters, with counts; with PlacementDriveID a drive's",
    allow: readers,
    query: z.object(jobFilters),
    answer: jobList,
    refusals: [],
  }),
  filter: endpoint({
    method: 'POST',
    path: '/jobs/filter',
    summary: 'The same list, its filters in the body',
    allow: readers,
    body: z.strictObject(jobFilters),
    answer: jobList,
    refusals: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/jobs/:id',
    summary: 'One job',
    allow: readers,
    params: idParams,
    answer: answers(job),
    refusals: ['not-found'],
  }),
  scope: endpoint({
    method: 'GET',
    path: '/scope-for-you',
    summary: 'At most 5 open jobs that fit the caller best and that they have not applied to, the best first',
    allow: ['Candidate'],
    answer: answers(z.array(job)),
    refusals: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/jobs',
    summary: 'Post a job: the simple form, or with a Role the full one; with PlacementDriveID inside a drive',
    allow: editors,
    own: 'tokenUserID',
    body: newJob,
    answer: answers(job),
    refusals: ['not-yours', 'not-found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/jobs/:id',
    summary: 'Change a job: what is not sent stays',
    allow: editors,
    params: idParams,
    body: changedJob,
    answer: answers(job),
    refusals: ['not-found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/jobs/:id',
    summary: 'Hide a job everywhere; its applications keep their history (D24)',
    allow: editors,
    params: idParams,
    answer: answers(nothing),
    refusals: ['not-found'],
  }),
  suggested: endpoint({
    method: 'GET',
    path: '/jobs/:id/suggested-candidates',
    summary: 'Candidates who have every skill of the job, verified ones first, then the strongest',
    allow: editors,
    params: idParams,
    query: z.object(paging),
    answer: answers(z.array(suggested), listCounts),
    refusals: ['not-found'],
  }),
  roleSkills: endpoint({
    method: 'GET',
    path: '/jobroles/allSkills/:roleId',
    summary: 'The skills that a job role asks for',
    allow: 'public',
    params: z.object({ roleId: id }),
    answer: answers(z.object({ GeneralSkills: z.array(z.string()), ProfessionalSkills: z.array(z.string()) })),
    refusals: ['not-found'],
  }),
}
