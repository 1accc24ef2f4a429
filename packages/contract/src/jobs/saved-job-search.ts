import { longestSearchName } from '@pramaan/domain/saved-search'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { listQuery } from '../list.ts'
import { alert, askedRows, lastReported } from '../messages/alert.ts'
import { id, idParams, line, nothing } from '../wire.ts'

const name = line(longestSearchName, 'Give the search a name.')

/** A job search saved under a name; `Query` is the query of the list's URL. */
const savedJobSearch = z.object({ ID: id, Name: z.string(), Query: z.string(), Alert: alert })

/** Job searches that a candidate saved under a name, and how they report new jobs. */
export const savedJobSearches = {
  list: endpoint({
    method: 'GET',
    path: '/saved-job-searches',
    summary: "The candidate's saved searches for jobs, by name",
    allow: ['Candidate'],
    answer: answers(z.array(savedJobSearch)),
    refusals: [],
  }),
  reported: endpoint({
    method: 'GET',
    path: '/saved-job-searches/:id/reported',
    summary: 'Which of these jobs the alert of a saved search reported on the day of its last message',
    allow: ['Candidate'],
    params: idParams,
    query: askedRows,
    answer: answers(z.array(id)),
    refusals: ['not-found'],
  }),
  lastReported: endpoint({
    method: 'GET',
    path: '/saved-job-searches/:id/last-reported',
    summary: 'The jobs that the alert of a saved search reported on the day of its last message, newest first',
    allow: ['Candidate'],
    params: idParams,
    answer: answers(lastReported),
    refusals: ['not-found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/saved-job-searches',
    summary: 'Save a search for jobs under a name',
    allow: ['Candidate'],
    body: z.strictObject({ Name: name, Query: listQuery, Alert: alert }),
    answer: answers(savedJobSearch),
    refusals: ['limit-reached'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/saved-job-searches/:id',
    summary: 'Rename a saved search for jobs, or change its alert',
    allow: ['Candidate'],
    params: idParams,
    body: z.strictObject({ Name: name.optional(), Alert: alert.optional() }),
    answer: answers(savedJobSearch),
    refusals: ['not-found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/saved-job-searches/:id',
    summary: 'Delete a saved search for jobs',
    allow: ['Candidate'],
    params: idParams,
    answer: answers(nothing),
    refusals: ['not-found'],
  }),
}
