import { channels } from '@pramaan/domain/notification'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { instant } from '../wire.ts'

/** A message stored by the stand-in; only where the stand-in runs, never in production. */
const outboxMessage = z.object({
  channel: z.enum(channels),
  to: z.string(),
  template: z.string(),
  text: z.string(),
  variables: z.record(z.string(), z.string()),
  createdAt: instant,
})

/** Health, version, and the windows of the stand-ins. */
export const platform = {
  live: endpoint({
    method: 'GET',
    path: '/livez',
    summary: 'The process responds',
    allow: 'public',
    answer: answers(z.null()),
    refusals: [],
  }),
  ready: endpoint({
    method: 'GET',
    path: '/readyz',
    summary: 'The database responds, accepts writes and has its tables and migrations; files can be stored',
    allow: 'public',
    answer: answers(z.object({ database: z.literal('ready'), files: z.literal('ready') })),
    refusals: ['unavailable'],
  }),
  version: endpoint({
    method: 'GET',
    path: '/version',
    summary: 'The running version',
    allow: 'public',
    answer: answers(z.object({ version: z.string(), database: z.string(), demo: z.boolean() })),
    refusals: [],
  }),
  outbox: endpoint({
    method: 'GET',
    path: '/dev/outbox',
    summary: 'Messages that would have been sent, newest first (stand-in only)',
    allow: 'public',
    query: z.object({ to: z.string().max(254).optional() }),
    answer: answers(z.array(outboxMessage)),
    refusals: ['not-found'],
  }),
}
