import { channels } from '@pramaan/domain/notification'
import { languages } from '@pramaan/domain/options'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { id, idParams, instant, nothing } from '../wire.ts'

const sentMessage = z.object({
  ID: z.number(),
  Channel: z.enum(channels),
  Template: z.string(),
  Language: z.enum(languages),
  /** The text with codes and secret links hidden. */
  Text: z.string(),
  State: z.enum(['waiting', 'sent', 'dead', 'withdrawn']),
  Tries: z.number(),
  CreatedOn: instant,
  SentOn: instant.nullable(),
  /** Codes of the last failure, such as `gateway 503`. */
  Reason: z.string().nullable(),
})

const page = { before: id.optional(), pageSize: z.coerce.number().int().min(1).max(100).default(50) }
const log = z.array(sentMessage.extend({ UserId: z.number().nullable() }))

/** Messages sent to people, for staff. */
export const messages = {
  ofPerson: endpoint({
    method: 'GET',
    path: '/user/:id/messages',
    summary: 'Messages to a candidate, newest first, without codes and secret links',
    allow: ['Admin', 'hr', 'Counsellor'],
    params: idParams,
    query: z.object(page),
    answer: answers(log, { next: z.number().nullable() }),
    refusals: ['not-found'],
  }),
  dead: endpoint({
    method: 'GET',
    path: '/messages/dead',
    summary: 'Failed messages, newest first',
    allow: ['Admin'],
    query: z.object(page),
    answer: answers(log, { next: z.number().nullable() }),
    refusals: [],
  }),
  retry: endpoint({
    method: 'POST',
    path: '/messages/:id/retry',
    summary: 'Send a failed message again; a code must be requested again instead',
    allow: ['Admin'],
    params: idParams,
    answer: answers(nothing),
    refusals: ['not-found', 'wrong-state'],
  }),
  templates: endpoint({
    method: 'GET',
    path: '/messages/templates',
    summary: 'Every text in every language, as DLT registers it, with its size as an SMS',
    allow: ['Admin'],
    answer: answers(
      z.array(
        z.object({
          Template: z.string(),
          Language: z.enum(languages),
          Text: z.string(),
          /** The text with `{#var#}` for each variable. */
          DltText: z.string(),
          DltTemplateId: z.string().nullable(),
          Encoding: z.enum(['GSM-7', 'UCS-2']),
          Length: z.number(),
          Parts: z.number(),
        }),
      ),
    ),
    refusals: [],
  }),
}
