import { longestSearchName } from '@pramaan/domain/saved-search'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { several } from '../list.ts'
import { alert, askedRows, lastReported } from '../messages/alert.ts'
import { id, idParams, instant, line, nothing } from '../wire.ts'
import { candidateFilters } from './candidate-filters.ts'
import { strictFilters } from './filter-query.ts'
import { fieldsOf } from './query-fields.ts'

/** Filters in the history (D29): complete, with order and page. */
const filters = z
  .record(z.string().max(40), z.union([z.string().max(300), z.array(z.string().max(300)).max(20)]))
  .refine((given) => Object.keys(given).length <= 40, 'At most 40 filters.')

const jobRoles = several(z.coerce.number('A job role is named by its id.').int().min(1).max(999_999_999))

/** The same in requests, where malformed values are refused. Stored ones are returned unchanged. */
const sentFilters = filters
  .transform(fieldsOf)
  .pipe(strictFilters(candidateFilters, { selectedJobRoles: jobRoles, removedJobRoles: jobRoles }))

const name = line(longestSearchName, 'Give the search a name.')
const savedSearch = z.object({
  ID: id,
  Name: z.string(),
  Filters: filters,
  Alert: alert,
  CreatedOn: instant,
  UpdatedOn: instant,
})

/** Searches that an employer saved under a name, in addition to the automatic history (D29). */
export const savedSearches = {
  list: endpoint({
    method: 'GET',
    path: '/saved-searches',
    summary: "The employer's saved searches by name; opening one restores its filters, order and page",
    allow: ['Employer'],
    answer: answers(z.array(savedSearch)),
    refusals: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/saved-searches/:id',
    summary: 'One saved search',
    allow: ['Employer'],
    params: idParams,
    answer: answers(savedSearch),
    refusals: ['not-found'],
  }),
  reported: endpoint({
    method: 'GET',
    path: '/saved-searches/:id/reported',
    summary: 'Which of these candidates the alert of a saved search reported on the day of its last message',
    allow: ['Employer'],
    params: idParams,
    query: askedRows,
    answer: answers(z.array(id)),
    refusals: ['not-found'],
  }),
  lastReported: endpoint({
    method: 'GET',
    path: '/saved-searches/:id/last-reported',
    summary: 'The candidates that the alert of a saved search reported on the day of its last message, newest first',
    allow: ['Employer'],
    params: idParams,
    answer: answers(lastReported),
    refusals: ['not-found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/saved-searches',
    summary: 'Save a search under a name',
    allow: ['Employer'],
    body: z.strictObject({ Name: name, Filters: sentFilters, Alert: alert.optional() }),
    answer: answers(savedSearch),
    refusals: ['limit-reached', 'blocked'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/saved-searches/:id',
    summary: 'Rename a saved search, or change its filters or its alert',
    allow: ['Employer'],
    params: idParams,
    body: z.strictObject({ Name: name.optional(), Filters: sentFilters.optional(), Alert: alert.optional() }),
    answer: answers(savedSearch),
    refusals: ['not-found', 'blocked'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/saved-searches/:id',
    summary: 'Delete a saved search',
    allow: ['Employer'],
    params: idParams,
    answer: answers(nothing),
    refusals: ['not-found', 'blocked'],
  }),
}
