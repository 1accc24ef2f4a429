import { longestMessage } from '@pramaan/domain/conversation'
import { mostMovedAtOnce } from '@pramaan/domain/pipeline'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { id, idParams, instant, nothing } from '../wire.ts'

const message = z.object({
  ID: id,
  Mine: z.boolean(),
  Text: z.string(),
  SentOn: instant,
  /** When the other side read it; null until then. */
  ReadOn: instant.nullable(),
  /** The sender’s key of it, for the sender only. */
  Key: z.uuid().nullable(),
})

/**
 * The other side and the conversation's state. `PeerID`: the candidate's id for an employer, the employer's for a
 * candidate.
 */
const peer = z.object({
  PeerID: id,
  /** The candidate's name, or for the candidate the company's. */
  Name: z.string(),
  Image: z.string().nullable(),
  /** Whether the employer's company is confirmed, for the candidate only (D67). */
  Verified: z.boolean().nullable(),
  /** The candidate's stage at the employer, for the employer only. */
  shortlisted: z.number().int().nullable(),
  Unread: z.number().int(),
  /** Whether the caller may write now, and why not. */
  CanSend: z.boolean(),
  why: z.enum(['not-there', 'company-unconfirmed', 'not-shortlisted', 'not-begun', 'answer-awaited']).nullable(),
})

const recipientIds = z.array(id).min(1).max(mostMovedAtOnce, `At most ${mostMovedAtOnce} at once.`)

/** A recipient of a message to several candidates: the name, if the candidate exists, and why they won't get it. */
const recipient = z.object({ ID: id, Name: z.string().nullable(), why: peer.shape.why })

/** A message to several candidates that can still be undone. */
const bulkMessage = z.object({ ID: id, Text: z.string(), DueOn: instant, Recipients: z.array(recipient) })

const text = z
  .string()
  .trim()
  .min(1, 'Write a message.')
  .max(longestMessage, `At most ${longestMessage} characters.`)
  .regex(/^(?:\P{Cc}|\n)*$/u, 'Remove the special characters.')

const unread = z.object({ unread: z.number().int(), newest: z.number().int().nullable() })
const sides = ['Employer', 'Candidate'] as const

/**
 * Messages between an employer and a shortlisted candidate (document 002 §2.10, D39); only these two can read them,
 * staff can't.
 */
export const conversations = {
  list: endpoint({
    method: 'GET',
    path: '/conversations',
    summary:
      'My conversations, most recently active first; `before` takes the previous page’s `next`, `unread` only those with unread messages',
    allow: sides,
    confirmedCompany: true,
    query: z.object({
      before: id.optional(),
      unread: z.stringbool().default(false),
      pageSize: z.coerce.number().int().min(1).max(50).default(20),
    }),
    answer: answers(z.array(peer.extend({ LastMessage: message })), { next: id.nullable(), ...unread.shape }),
    refusals: ['company-unconfirmed'],
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
    confirmedCompany: true,
    params: idParams,
    query: z.object({ before: id.optional(), pageSize: z.coerce.number().int().min(1).max(100).default(50) }),
    answer: answers(z.array(message), { peer, next: id.nullable() }),
    refusals: ['company-unconfirmed', 'not-found'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/conversations/with/:id',
    summary:
      'Send a message: an employer to a shortlisted candidate, a candidate to an employer who wrote first. Sent again with its `Key`, it is the same message',
    allow: sides,
    confirmedCompany: true,
    params: idParams,
    body: z.strictObject({ Text: text, Key: z.uuid().optional() }),
    answer: answers(message),
    refusals: ['company-unconfirmed', 'not-found', 'wrong-state', 'limit-reached', 'blocked'],
  }),
  checkMany: endpoint({
    method: 'GET',
    path: '/conversations/many/check',
    summary:
      'Who of these candidates can be written to now, why the others can’t, and how many messages the day has left',
    allow: ['Employer'],
    confirmedCompany: true,
    query: z.object({ Candidates: z.union([recipientIds, id.transform((one) => [one])]) }),
    answer: answers(z.array(recipient), { left: z.number().int() }),
    refusals: ['company-unconfirmed'],
  }),
  sendMany: endpoint({
    method: 'POST',
    path: '/conversations/many',
    summary:
      'Send a message to several candidates by the rules of one to each; {name} is their first name. It goes out after the minutes in which it can be undone',
    allow: ['Employer'],
    confirmedCompany: true,
    body: z.strictObject({ Candidates: recipientIds, Text: text }),
    answer: answers(bulkMessage),
    refusals: ['company-unconfirmed', 'wrong-state', 'blocked'],
  }),
  waitingMany: endpoint({
    method: 'GET',
    path: '/conversations/many',
    summary: 'My messages to several that have not gone out yet, earliest first',
    allow: ['Employer'],
    answer: answers(z.array(bulkMessage)),
    refusals: [],
  }),
  undoMany: endpoint({
    method: 'DELETE',
    path: '/conversations/many/:id',
    summary: 'Undo a message to several: nobody gets it',
    allow: ['Employer'],
    params: idParams,
    answer: answers(nothing),
    refusals: ['not-found', 'wrong-state', 'blocked'],
  }),
  read: endpoint({
    method: 'PUT',
    path: '/conversations/with/:id/read',
    summary: "Mark the other side's messages as read, up to the newest one seen",
    allow: sides,
    confirmedCompany: true,
    params: idParams,
    body: z.strictObject({ upTo: id }),
    answer: answers(unread),
    refusals: ['company-unconfirmed', 'not-found'],
  }),
}
