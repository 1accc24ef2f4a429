import { conceptKinds } from '@pramaan/domain/concept'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { listCounts, nearAnswer, paging } from '../list.ts'
import { readPart } from '../search/match.ts'
import { suggestedCandidate } from '../search/search.ts'
import { id, idParams, nothing } from '../wire.ts'
import { changedJob, newJob } from './job-forms.ts'
import { alikeJob, facetNames, job, jobFacets, jobFilters, listedJob } from './job-shapes.ts'

const readers = ['Candidate', 'Employer', 'Admin', 'hr', 'Counsellor'] as const
const editors = ['Employer', 'Admin'] as const
/** What is removed from a search: a filter, or the part of its words that begins there. */
const removed = { filter: z.enum(facetNames).nullable(), from: z.number().int().nullable() }
const jobList = answers(z.array(listedJob), {
  ...listCounts,
  /** Null if counting them would take too long. */
  facets: jobFacets.nullable(),
  near: nearAnswer,
  /** True while some jobs are still to be read after a change of the vocabulary: the best match may change soon. */
  behind: z.boolean(),
  /** How the words of the search were understood, in the order of the text. */
  reading: z.array(readPart),
  /**
   * Of a list of fewer than ten: the filter, or the part of the words that begins at `from`, without which there would be
   * the most jobs; null if none leaves any out. `also` is a second one that has to go with it.
   */
  removal: z.object({ ...removed, count: z.number().int(), also: z.object(removed).nullable() }).nullable(),
})

/** A candidate suggested for a job, with their stage at the requesting employer. */
const suggested = suggestedCandidate.extend({ shortlisted: z.number().int().nullable() })

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
    reads: true,
    path: '/jobs/filter',
    summary: 'The same list, its filters in the body',
    allow: readers,
    body: z.strictObject(jobFilters),
    answer: jobList,
    refusals: [],
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/job-suggestions',
    summary:
      'What the words of a job search may become, as titles, skills and cities, each with how many jobs the list would have then, the other filters included',
    allow: ['Candidate'],
    query: z.object(jobFilters),
    answer: answers(
      z.array(
        z.object({
          /** The words of the search with the suggestion in them. */
          Text: z.string(),
          Kind: z.enum(conceptKinds),
          /** At most 1,000. */
          Count: z.number().int(),
        }),
      ),
    ),
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
    summary: 'At most 5 open jobs that match the caller best and that they have not applied to, best first',
    allow: ['Candidate'],
    answer: answers(z.array(job)),
    refusals: [],
  }),
  forCandidate: endpoint({
    method: 'GET',
    path: '/user/candidate/:id/fitting-jobs',
    summary:
      'At most 5 open jobs that fit a candidate best and that they have not applied to, with the reasons, for staff',
    allow: ['Admin', 'hr', 'Counsellor'],
    params: idParams,
    answer: answers(z.array(job)),
    refusals: ['not-found'],
  }),
  skillsToAdd: endpoint({
    method: 'GET',
    path: '/skills-to-add',
    summary: "At most 5 skills that the caller lacks and most of their fitting jobs ask for, with each one's open jobs",
    allow: ['Candidate'],
    answer: answers(z.array(z.object({ Skill: z.string(), Jobs: z.number().int() }))),
    refusals: [],
  }),
  similar: endpoint({
    method: 'GET',
    path: '/jobs/:id/similar',
    summary:
      'At most 4 open jobs like this one that the caller has not applied to, most alike first, each with the reasons',
    allow: ['Candidate'],
    params: idParams,
    answer: answers(z.array(alikeJob)),
    refusals: ['not-found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/jobs',
    summary: 'Post a job: the simple form, or with a Role the full one; with PlacementDriveID inside a drive',
    allow: editors,
    owner: { field: 'tokenUserID', roles: ['Employer'] },
    body: newJob,
    answer: answers(job),
    refusals: ['not-yours', 'not-found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/jobs/:id',
    summary: 'Change a job; fields that are not sent stay',
    allow: editors,
    owner: { field: 'tokenUserID', roles: ['Employer'] },
    params: idParams,
    body: changedJob,
    answer: answers(job),
    refusals: ['not-yours', 'not-found'],
  }),
  close: endpoint({
    method: 'PUT',
    path: '/jobs/:id/close',
    summary: 'Close a job: candidates no longer find it, and those who applied still see it',
    allow: editors,
    params: idParams,
    answer: answers(job),
    refusals: ['not-found'],
  }),
  reopen: endpoint({
    method: 'PUT',
    path: '/jobs/:id/reopen',
    summary: 'Reopen a closed job',
    allow: editors,
    params: idParams,
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
    summary:
      'Candidates who have every skill of the job, best first: who looks for work, by skills, years, place and pay; on the first page also who comes nearest',
    allow: editors,
    params: idParams,
    query: z.object(paging),
    answer: answers(z.array(suggested), {
      ...listCounts,
      /**
       * On the first page: who comes nearest of the others, without those who applied; where ten or more have every
       * skill, only those who stand above the last of them.
       */
      nearest: z.array(suggested),
      /** The ids of both, best first. */
      order: z.array(id),
    }),
    refusals: ['not-found'],
  }),
  people: endpoint({
    method: 'GET',
    path: '/jobs/:id/fitting-candidates',
    summary:
      'At most 10 candidates to propose a job to, best first and with the reasons, for staff: who has every skill of it or comes nearest; nobody who applied to it or its drive',
    allow: ['Admin', 'hr', 'Counsellor'],
    params: idParams,
    answer: answers(z.array(suggestedCandidate)),
    refusals: ['not-found'],
  }),
  roleSkills: endpoint({
    method: 'GET',
    path: '/jobroles/allSkills/:roleId',
    summary: 'The skills of a job role',
    allow: 'public',
    params: z.object({ roleId: id }),
    answer: answers(z.object({ GeneralSkills: z.array(z.string()), ProfessionalSkills: z.array(z.string()) })),
    refusals: ['not-found'],
  }),
}

/** Jobs for anyone, without signing in; their public pages are HTML and not among these. */
export const publicJobs = {
  read: endpoint({
    method: 'GET',
    path: '/public-jobs/:id',
    summary: 'What a job is called that one can apply for; the same 404 whether it is closed, hidden, or never existed',
    allow: 'public',
    params: idParams,
    answer: answers(z.object({ Title: z.string(), CompanyName: z.string().nullable() })),
    refusals: ['not-found'],
  }),
}
