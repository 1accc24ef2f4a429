import { decisionPeriods, mostMovedAtOnce, pipelineOrders, pipelinePeriodNames } from '@pramaan/domain/pipeline'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { listCounts, paging, searchTerm } from '../list.ts'
import { candidateRow } from '../search/search.ts'
import { day, id, idParams, instant, line } from '../wire.ts'

const stage = z.coerce
  .number()
  .int()
  .min(-1)
  .max(4)
  .refine((status) => status !== 0, 'Choose a stage from the list.')

/**
 * A candidate on the board and in its table. `MovedOn`: when they entered the stage; `Reason`: why they were rejected;
 * `DecideBy`: the day by which this stage is to be decided; `RepliedOn`: when they answered, if the last message of the
 * conversation is theirs.
 */
const card = candidateRow.extend({
  shortlisted: z.number().int(),
  ShortlistedOn: instant,
  MovedOn: instant,
  JobID: id.nullable(),
  JobTitle: z.string().nullable(),
  Reason: z.string().nullable(),
  DecideBy: day.nullable(),
  RepliedOn: instant.nullable(),
})

/**
 * The filters of board, table and hirings: a period of the latest move, words of the name, and one of the employer's
 * jobs.
 */
const filters = { period: z.enum(pipelinePeriodNames).optional(), term: searchTerm, jobID: id.optional() }

/** Further filters of board and table: a latest day of decision, and the order. */
const byDecision = { due: z.enum(decisionPeriods).optional(), sort: z.enum(pipelineOrders).optional() }

const stageCount = z.object({ Status: z.number().int(), Title: z.string(), Count: z.number().int() })
/** What board and table say of the week: how many of their candidates changed stage in it. */
const ofTheWeek = { movedThisWeek: z.number().int() }

const candidateIds = z.array(id).min(1).max(mostMovedAtOnce, `At most ${mostMovedAtOnce} at once.`)

/** The result for one candidate of a bulk call: their stage now, and why they were not moved. */
const outcome = z.object({
  ID: id,
  shortlisted: z.number().int().nullable(),
  moved: z.boolean(),
  why: z.enum(['not-found', 'wrong-state']).nullable(),
})

const bulk = answers(z.array(outcome), { moved: z.number().int() })

/** An employer's pipeline from shortlist to hire (document 002 §2.10, §4, D28): board, table, moves and history. */
export const pipeline = {
  board: endpoint({
    method: 'GET',
    path: '/pipeline/board',
    summary: 'The five stages with their counts and first candidates, latest moves first',
    allow: ['Employer'],
    query: z.object({ ...filters, ...byDecision, pageSize: z.coerce.number().int().min(1).max(50).default(20) }),
    answer: answers(z.array(stageCount.extend({ items: z.array(card), next: z.string().nullable() })), ofTheWeek),
    refusals: [],
  }),
  list: endpoint({
    method: 'GET',
    path: '/pipeline',
    summary: 'Candidates of all stages or one, by page or from a response’s `next`, with the counts per stage',
    allow: ['Employer'],
    query: z.object({
      ...filters,
      ...byDecision,
      status: stage.optional(),
      ...paging,
      cursor: z.string().max(60).optional(),
    }),
    answer: answers(z.array(card), {
      ...listCounts,
      ...ofTheWeek,
      next: z.string().nullable(),
      stages: z.array(stageCount),
    }),
    refusals: [],
  }),
  move: endpoint({
    method: 'POST',
    path: '/pipeline/move',
    summary:
      'Move candidates to a stage: all or none, or skipping those that can’t be moved; a rejection needs a reason',
    allow: ['Employer'],
    body: z.strictObject({
      Candidates: candidateIds,
      Status: stage,
      Reason: line(200).optional(),
      JobID: id.optional(),
      mode: z.enum(['all', 'each']).default('each'),
    }),
    answer: bulk,
    refusals: ['not-found', 'wrong-state', 'blocked'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/pipeline/undo',
    summary: 'Undo the caller’s own latest move of each within its minutes; they return to their previous stage',
    allow: ['Employer'],
    body: z.strictObject({ Candidates: candidateIds }),
    answer: bulk,
    refusals: ['blocked'],
  }),
  decideBy: endpoint({
    method: 'PUT',
    path: '/pipeline/decide-by',
    summary:
      'Set or clear (null) the day by which candidates are to be decided; a move clears it, and undoing the move restores it',
    allow: ['Employer'],
    body: z.strictObject({ Candidates: candidateIds, DecideBy: day.nullable() }),
    answer: answers(z.array(z.object({ ID: id, why: z.enum(['not-found', 'wrong-state']).nullable() }))),
    refusals: ['blocked'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/pipeline/:id/history',
    summary: 'Every move of a candidate, newest first: who, when, from, to, why',
    allow: ['Employer'],
    params: idParams,
    answer: answers(
      z.array(
        z.object({
          ID: id,
          From: z.number().int().nullable(),
          To: z.number().int().nullable(),
          MovedBy: z.string(),
          MovedOn: instant,
          Reason: z.string().nullable(),
          /** Whether it undid the move before it. */
          Undo: z.boolean(),
        }),
      ),
    ),
    refusals: ['not-found'],
  }),
  hirings: endpoint({
    method: 'GET',
    path: '/hirings',
    summary: 'Hired candidates, latest first; MovedOn is the day of hiring',
    allow: ['Employer'],
    query: z.object({ ...filters, ...paging }),
    answer: answers(z.array(card), listCounts),
    refusals: [],
  }),
}
