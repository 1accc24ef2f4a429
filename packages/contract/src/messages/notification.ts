import { notificationKindNames, topics } from '@pramaan/domain/notification'
import { languages, notificationChannels } from '@pramaan/domain/options'
import { roleNames } from '@pramaan/domain/role'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { id, idParams, instant } from '../wire.ts'

/** A notification: the app has a text per kind, `Params` fills it in, `Path` is the page it opens. */
export const notification = z.object({
  ID: z.number(),
  Kind: z.enum(notificationKindNames),
  Params: z.record(z.string(), z.string()),
  Path: z.string().nullable(),
  CreatedOn: instant,
  ReadOn: instant.nullable(),
})

const channels = z.array(z.enum(notificationChannels)).max(notificationChannels.length)
const language = z.enum(languages, 'Choose a language.')

/** A person's notification preferences: the language, and the channels of each topic. */
export const preferences = z.object({ language, channels: z.record(z.enum(topics), channels) })

/** The stream's `unread` event, sent at its start and on each change. */
const unreadEvents = z.object({ unread: z.number(), newest: z.number().nullable() })

/** Each person's own notifications; nobody sees those of others. */
export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    summary: 'My notifications, newest first; `before` takes the previous page’s `next`',
    allow: roleNames,
    query: z.object({ before: id.optional(), pageSize: z.coerce.number().int().min(1).max(100).default(20) }),
    answer: answers(z.array(notification), { unread: z.number(), next: z.number().nullable() }),
    refusals: [],
  }),
  unread: endpoint({
    method: 'GET',
    path: '/notifications/unread',
    summary: 'The number of my unread notifications, at most 100, and the newest of them',
    allow: roleNames,
    answer: answers(unreadEvents),
    refusals: [],
  }),
  read: endpoint({
    method: 'PUT',
    path: '/notifications/:id/read',
    summary: 'Mark one of mine as read',
    allow: roleNames,
    params: idParams,
    answer: answers(unreadEvents),
    refusals: ['not-found'],
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/notifications/read',
    summary: 'Mark mine as read, up to the newest one seen',
    allow: roleNames,
    body: z.strictObject({ upTo: id }),
    answer: answers(unreadEvents),
    refusals: [],
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/notifications/preferences',
    summary: 'My notification preferences: the language, and the channels of each topic',
    allow: roleNames,
    steps: 'any',
    answer: answers(preferences),
    refusals: [],
  }),
  prefer: endpoint({
    method: 'PUT',
    path: '/notifications/preferences',
    summary: 'Choose language and channels; missing topics stay unchanged',
    allow: roleNames,
    steps: 'any',
    body: z.strictObject({ language, channels: z.partialRecord(z.enum(topics), channels) }),
    answer: answers(preferences),
    refusals: [],
  }),
}
