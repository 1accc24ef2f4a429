import { savedJobStates } from '@pramaan/domain/job'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { listCounts, paging } from '../list.ts'
import { id, idParams, instant, nothing } from '../wire.ts'
import { job } from './job-shapes.ts'

/** A job that the caller saved; once the job is deleted `Job` is null and only title and company remain. */
const savedJob = z.object({
  JobID: id,
  Title: z.string(),
  CompanyName: z.string().nullable(),
  SavedOn: instant,
  State: z.enum(savedJobStates),
  Job: job.nullable(),
})

/** Jobs that a candidate saved for later, including those closed since. */
export const savedJobs = {
  list: endpoint({
    method: 'GET',
    path: '/saved-jobs',
    summary: "The candidate's saved jobs, last saved first",
    allow: ['Candidate'],
    query: z.object(paging),
    answer: answers(z.array(savedJob), listCounts),
    refusals: [],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/saved-jobs/:id',
    summary: 'Save a job for later; a saved one stays as it is',
    allow: ['Candidate'],
    params: idParams,
    answer: answers(nothing),
    refusals: ['not-found', 'limit-reached'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/saved-jobs/:id',
    summary: 'Take a job off the saved ones; one that is not saved changes nothing',
    allow: ['Candidate'],
    params: idParams,
    answer: answers(nothing),
    refusals: [],
  }),
}
