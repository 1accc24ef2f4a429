import { referenceListNames } from '@pramaan/domain/reference-list'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { fileCall, listCounts, paging, searchTerm } from '../list.ts'
import { id, nameLine } from '../wire.ts'

const list = z.enum(referenceListNames)
const params = z.object({ list })
const entryParams = params.extend({ id })

/** An entry of a list; its list defines Group, Detail and Type (domain `referenceLists`); empty if unused. */
const entry = z.object({
  ID: id,
  Title: z.string(),
  Group: z.string(),
  Detail: z.string(),
  Type: z.string(),
  Excluded: z.boolean(),
})

const part = z.string().trim().max(100, 'At most 100 characters.').default('')
const entryForm = z.strictObject({
  Title: nameLine(200, 'Enter a name.'),
  Group: part,
  Detail: part,
  /** If left out, an entry keeps its type and a new one gets the list's first. */
  Type: z.string().trim().max(100).optional(),
})
const status = z.enum(['offered', 'excluded']).optional()

/** The reference lists behind the forms, edited by Admins (D20). Earlier choices by people remain. */
export const referenceLists = {
  list: endpoint({
    method: 'GET',
    path: '/reference-lists/:list',
    summary: 'A page of a list with excluded entries, filtered by text, and its groups',
    allow: ['Admin'],
    params,
    query: z.object({ term: searchTerm, status, ...paging }),
    answer: answers(z.array(entry), { ...listCounts, groups: z.array(z.string()) }),
    refusals: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/reference-lists/:list',
    summary: 'Add an entry',
    allow: ['Admin'],
    params,
    body: entryForm,
    answer: answers(entry),
    refusals: [],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/reference-lists/:list/:id',
    summary: 'Rename an entry, or change its group or type',
    allow: ['Admin'],
    params: entryParams,
    body: entryForm,
    answer: answers(entry),
    refusals: ['not-found'],
  }),
  exclude: endpoint({
    method: 'PUT',
    path: '/reference-lists/:list/:id/excluded',
    summary: 'Stop or resume offering an entry; earlier choices remain',
    allow: ['Admin'],
    params: entryParams,
    body: z.strictObject({ Excluded: z.boolean() }),
    answer: answers(entry),
    refusals: ['not-found'],
  }),
  importRows: endpoint({
    method: 'POST',
    path: '/reference-lists/:list/import',
    summary: 'Add new entries from a file; each refused line has a reason',
    allow: ['Admin'],
    params,
    body: z.strictObject({
      Rows: z
        .array(
          z.strictObject({
            Title: z.string().max(500),
            Group: z.string().max(500),
            Detail: z.string().max(500),
            Type: z.string().max(500).optional(),
          }),
        )
        .min(1, 'The file has no line.')
        .max(1000, 'At most 1,000 lines at a time.'),
    }),
    answer: answers(
      z.object({
        Added: z.number().int(),
        /** Entries that the list already has. */
        Known: z.number().int(),
        Refused: z.array(z.object({ Row: z.number().int(), Message: z.string() })),
      }),
    ),
    refusals: [],
  }),
  file: endpoint({
    ...fileCall,
    path: '/reference-lists/:list/file',
    allow: ['Admin'],
    params,
    query: z.object({ term: searchTerm, status }),
    refusals: [],
  }),
}
