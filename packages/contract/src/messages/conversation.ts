import { longestMessage } from '@pramaan/domain/conversation'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { id, idParams, instant } from '../wire.ts'

const message = z.object({
  ID: id,
  Mine: z.boolean(),
  Text: z.string(),
  SentOn: instant,
  /** When the other side had it before them; null until then. */
  ReadOn: instant.nullable(),
})

/**
 * The other side and the conversation's state. `PeerID`: the candidate's id for an employer, the employer's for a
 * candidate.
 */
const peer = z.object({
  PeerID: id,
  /** The candidate's name; to the candidate: the company. */
  Name: z.string(),
  Image: z.string().nullable(),
  /** The candidate's stage at the employer, for the employer only. */
  shortlisted: z.number().int().nullable(),
  Unread: z.number().int(),
  /** Whether the caller may write now, and why not. */
  CanSend: z.boolean(),
  why: z.enum(['not-there', 'not-shortlisted', 'not-begun', 'answer-awaited']).nullable(),
})

const text = z
  .string()
  .trim()
  .min(1, 'Write a message.')
  .max(longestMessage, `At most ${longestMessage} characters.`)
  .regex(/^(?:\P{Cc}|\n)*$/u, 'Remove the special characters.')

const unread = z.object({ unread: z.number().int(), newest: z.number().int().nullable() })
const sides = ['Employer', 'Candidate'] as const

/**
 * Messages between an employer and a candidate of their shortlist (document 002 §2.10, D39), visible to the two of them
 * and no staff.
 */
export const conversations = {
  list: endpoint({
    method: 'GET',
    path: '/conversations',
    summary: 'My conversations, most recently active first; `before` takes the previous page’s `next`',
    allow: sides,
    query: z.object({ before: id.optional(), pageSize: z.coerce.number().int().min(1).max(50).default(20) }),
    answer: answers(z.array(peer.extend({ LastMessage: message })), { next: id.nullable(), ...unread.shape }),
    refusals: [],
  }),
  unread: endpoint({
    method: 'GET',
    path: '/conversations/unread',
    summary: 'The number of my unread messages, and the newest one received or sent',
    allow: sides,
    answer: answers(unread),
    refusals: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/conversations/with/:id',
    summary: 'The messages between us, newest first; with a shortlisted candidate also before the first message',
    allow: sides,
    params: idParams,
    query: z.object({ before: id.optional(), pageSize: z.coerce.number().int().min(1).max(100).default(50) }),
    answer: answers(z.array(message), { peer, next: id.nullable() }),
    refusals: ['not-found'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/conversations/with/:id',
    summary: 'Send a message: an employer to a shortlisted candidate, a candidate to an employer who wrote first',
    allow: sides,
    params: idParams,
    body: z.strictObject({ Text: text }),
    answer: answers(message),
    refusals: ['not-found', 'wrong-state', 'limit-reached', 'blocked'],
  }),
  read: endpoint({
    method: 'PUT',
    path: '/conversations/with/:id/read',
    summary: "Mark the other side's messages as read, up to the newest one seen",
    allow: sides,
    params: idParams,
    body: z.strictObject({ upTo: id }),
    answer: answers(unread),
    refusals: ['not-found'],
  }),
}
