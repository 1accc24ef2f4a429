import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { listCounts, paging } from '../list.ts'
import { candidateRow } from '../search/search.ts'
import { id, line } from '../wire.ts'

const shortlistedCandidate = candidateRow.extend({
  shortlisted: z.number().int().nullable(),
  ShortlistedOn: z.iso.datetime(),
})

/** An employer's shortlist and dashboard (document 002 §2.3, §4, D28). */
export const shortlist = {
  records: endpoint({
    method: 'GET',
    path: '/shortlist',
    summary: 'Shortlist records, newest first, one per candidate and job; employers see only their own',
    allow: ['Employer', 'Admin'],
    query: z.object(paging),
    answer: answers(
      z.array(
        z.object({
          EmployerID: id,
          /** The employer's job that the candidate applied to and was shortlisted for; null without one. */
          JobID: id.nullable(),
          CandidateID: id,
          Shortlist: z.boolean(),
        }),
      ),
      listCounts,
    ),
    refusals: [],
  }),
  set: endpoint({
    method: 'POST',
    path: '/shortlist',
    summary: "Shortlist a candidate (Status '1'), or undo it right after ('0', D28)",
    allow: ['Employer'],
    body: z.strictObject({
      Candidate_id: id,
      Status: z.coerce.number().int().min(-1).max(4),
      /** The employer's own job that the candidate is shortlisted for. */
      JobID: id.nullish(),
      /** Why the candidate is rejected. */
      Reason: line(200).nullish(),
    }),
    answer: answers(z.object({ shortlisted: z.number().int().nullable() })),
    refusals: ['not-found', 'wrong-state', 'blocked'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/shortlist-by-emp-id',
    summary: "The employer's shortlisted candidates, newest first; with candidateId and step: the previous or next one",
    allow: ['Employer'],
    query: z.object({
      candidateId: id.optional(),
      step: z.enum(['previous', 'next']).optional(),
      /** With `step`: returns an empty list at the edge, where the spec's own response is 404. */
      ifNone: z.literal('empty').optional(),
      /** One stage of the pipeline (4: hired, -1: rejected); by default all shortlisted, 1 to 4. */
      status: z.coerce.number().int().min(-1).max(4).optional(),
      pageSize: z.coerce.number().int().min(1).max(50).default(20),
      pageIndex: z.coerce.number().int().min(0).max(1000).default(0),
    }),
    answer: answers(z.null(), {
      items: z.array(shortlistedCandidate),
      totalCount: z.number().int(),
      pageCount: z.number().int(),
      status: z.enum(['first', 'last', 'only', 'previous', 'next']).nullable(),
    }),
    refusals: ['no-previous', 'no-next'],
  }),
}
