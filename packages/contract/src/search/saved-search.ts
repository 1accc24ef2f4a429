import { longestSearchName } from '@pramaan/domain/saved-search'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { id, idParams, instant, line, nothing } from '../wire.ts'

/** Filters as the history keeps them (D29): whole, with order and page. */
const filters = z
  .record(z.string().max(40), z.union([z.string().max(300), z.array(z.string().max(300)).max(20)]))
  .refine((given) => Object.keys(given).length <= 40, 'At most 40 filters.')

const name = line(longestSearchName, 'Give the search a name.')
const savedSearch = z.object({ ID: id, Name: z.string(), Filters: filters, CreatedOn: instant, UpdatedOn: instant })

/** Searches that an employer keeps under a name, beside the automatic history (D29). */
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
  create: endpoint({
    method: 'POST',
    path: '/saved-searches',
    summary: 'Save a search under a name',
    allow: ['Employer'],
    body: z.strictObject({ Name: name, Filters: filters }),
    answer: answers(savedSearch),
    refusals: ['limit-reached', 'blocked'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/saved-searches/:id',
    summary: 'Rename a saved search, or let it keep other filters',
    allow: ['Employer'],
    params: idParams,
    body: z.strictObject({ Name: name.optional(), Filters: filters.optional() }),
    answer: answers(savedSearch),
    refusals: ['not-found', 'blocked'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/saved-searches/:id',
    summary: 'Forget a saved search',
    allow: ['Employer'],
    params: idParams,
    answer: answers(nothing),
    refusals: ['not-found', 'blocked'],
  }),
}
