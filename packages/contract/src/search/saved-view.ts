import { staffRoles } from '@pramaan/domain/role'
import { longestSearchName } from '@pramaan/domain/saved-search'
import { viewLists } from '@pramaan/domain/saved-view'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { listQuery } from '../list.ts'
import { id, idParams, line, nothing } from '../wire.ts'

/** The console's lists with saved views. */
const list = z.enum(viewLists)

const name = line(longestSearchName, 'Give the view a name.')
const view = z.object({ ID: id, Name: z.string(), Query: z.string() })

/** Views of a console list, saved under a name for one staff member: the query of its filters and order. */
export const savedViews = {
  list: endpoint({
    method: 'GET',
    path: '/saved-views',
    summary: 'The caller’s own views of a list, by name',
    allow: staffRoles,
    query: z.object({ list }),
    answer: answers(z.array(view)),
    refusals: [],
  }),
  save: endpoint({
    method: 'POST',
    path: '/saved-views',
    summary: 'Save a view under a name, replacing one of the same name',
    allow: staffRoles,
    body: z.strictObject({
      List: list,
      Name: name,
      Query: listQuery,
    }),
    answer: answers(view),
    refusals: ['limit-reached'],
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/saved-views/:id',
    summary: 'Rename a view; names are unique within a list',
    allow: staffRoles,
    params: idParams,
    body: z.strictObject({ Name: name }),
    answer: answers(view),
    refusals: ['not-found', 'wrong-state'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/saved-views/:id',
    summary: 'Delete a view',
    allow: staffRoles,
    params: idParams,
    answer: answers(nothing),
    refusals: ['not-found'],
  }),
}
