import { importLimits } from '@pramaan/domain/job-import'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { listCounts, paging } from '../list.ts'
import { id, idParams, line } from '../wire.ts'
import { cells, fullImport, jobImport, row } from './job-import-shapes.ts'

/** What is said of a file that is too large. */
export const tooLargeImport = 'This file is too large. Send at most 200 kB.'

/** Job import, the menu's 'Scrapper' (D32): a file or a page becomes draft jobs, which an Admin reviews and imports. */
export const jobImports = {
  list: endpoint({
    method: 'GET',
    path: '/job-imports',
    summary: 'Imports, newest first',
    allow: ['Admin'],
    query: z.object(paging),
    answer: answers(z.array(jobImport), listCounts),
    refusals: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/job-imports/:id',
    summary: 'One import with its draft jobs',
    allow: ['Admin'],
    params: idParams,
    answer: fullImport,
    refusals: ['not-found'],
  }),
  fromCsv: endpoint({
    method: 'POST',
    path: '/job-imports/csv',
    summary: 'Read draft jobs from the text of a CSV file',
    allow: ['Admin'],
    body: z.strictObject({
      Name: line(200),
      Text: z.string().max(importLimits.characters, tooLargeImport),
    }),
    answer: fullImport,
    refusals: [],
  }),
  fromPage: endpoint({
    method: 'POST',
    path: '/job-imports/page',
    summary: 'Read draft jobs from a public https page with schema.org JobPosting',
    allow: ['Admin'],
    body: z.strictObject({ Url: line(2000, 'Enter the address of a page.') }),
    answer: fullImport,
    refusals: [],
  }),
  fix: endpoint({
    method: 'PUT',
    path: '/job-imports/:id/rows/:rowId',
    summary: 'Change the values of a draft job; empty values are removed',
    allow: ['Admin'],
    params: z.object({ id, rowId: id }),
    body: z.strictObject({ Values: cells }),
    answer: answers(row),
    refusals: ['not-found', 'wrong-state'],
  }),
  postJobs: endpoint({
    method: 'POST',
    path: '/job-imports/:id/take',
    summary: 'Post the draft jobs that are ready: those named, or all',
    allow: ['Admin'],
    params: idParams,
    body: z.strictObject({ Rows: z.array(id).max(importLimits.rows).optional() }),
    answer: fullImport,
    refusals: ['not-found', 'wrong-state'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/job-imports/:id/undo',
    summary: 'Undo an import: its jobs are hidden, and their drafts return',
    allow: ['Admin'],
    params: idParams,
    answer: fullImport,
    refusals: ['not-found', 'wrong-state'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/job-imports/:id',
    summary: 'Discard an import that has created no jobs',
    allow: ['Admin'],
    params: idParams,
    answer: answers(z.null()),
    refusals: ['not-found', 'wrong-state'],
  }),
}
