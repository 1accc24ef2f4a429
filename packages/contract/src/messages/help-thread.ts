import { helpStatuses, longestHelpMessage } from '@pramaan/domain/help'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { id, idParams, instant } from '../wire.ts'

const message = z.object({ ID: id, ByStaff: z.boolean(), Text: z.string(), SentOn: instant })

const body = z.strictObject({
  Text: z
    .string()
    .trim()
    .min(1, 'Write a message.')
    .max(longestHelpMessage, `At most ${longestHelpMessage} characters.`)
    .regex(/^(?:\P{Cc}|\n)*$/u, 'Remove the special characters.'),
})

const thread = z.object({
  CandidateID: id,
  Name: z.string(),
  Image: z.string().nullable(),
  Status: z.enum(helpStatuses),
  /** When the first message that nobody has answered was sent; null once it is answered. */
  WaitingSince: instant.nullable(),
})

const candidate = ['Candidate'] as const
const staff = ['Admin', 'hr'] as const
const mine = answers(z.array(message), { Status: z.enum(helpStatuses) })
const full = answers(z.array(message), { thread })

/** What candidates ask the staff, and the answers: one thread a candidate, the newest 100 messages of it. */
export const help = {
  mine: endpoint({
    method: 'GET',
    path: '/help/mine',
    summary: 'My questions to the staff and their answers, oldest first',
    allow: candidate,
    answer: mine,
    refusals: [],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/help/mine',
    summary: 'Ask the staff',
    allow: candidate,
    body,
    answer: mine,
    refusals: ['limit-reached'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/help/threads',
    summary: 'Threads: the open ones with the longest wait first, the answered ones newest first',
    allow: staff,
    query: z.object({
      status: z.enum(helpStatuses).default('open'),
      pageSize: z.coerce.number().int().min(1).max(50).default(20),
      pageIndex: z.coerce.number().int().min(0).max(500).default(0),
    }),
    answer: answers(z.array(thread.extend({ Last: message })), {
      totalCount: z.number().int(),
      open: z.number().int(),
    }),
    refusals: [],
  }),
  thread: endpoint({
    method: 'GET',
    path: '/help/threads/:id',
    summary: 'The thread of a candidate, oldest first',
    allow: staff,
    params: idParams,
    answer: full,
    refusals: ['not-found'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/help/threads/:id',
    summary: 'Answer a candidate, who is notified',
    allow: staff,
    params: idParams,
    body,
    answer: full,
    refusals: ['not-found'],
  }),
  settle: endpoint({
    method: 'PUT',
    path: '/help/threads/:id/settled',
    summary: 'Mark a thread as answered without writing: a “thank you” needs no answer',
    allow: staff,
    params: idParams,
    answer: full,
    refusals: ['not-found'],
  }),
}
