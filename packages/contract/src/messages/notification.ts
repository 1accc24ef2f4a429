import { channels as everyChannel, notificationKindNames, topics } from '@pramaan/domain/notification'
import { languages } from '@pramaan/domain/options'
import { roleNames } from '@pramaan/domain/role'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { id, idParams, instant, nothing } from '../wire.ts'

/** A notification: the app has a text per kind, `Params` fills it in, `Path` is the page it opens. */
export const notification = z.object({
  ID: z.number(),
  Kind: z.enum(notificationKindNames),
  Params: z.record(z.string(), z.string()),
  Path: z.string().nullable(),
  CreatedOn: instant,
  ReadOn: instant.nullable(),
})

const channels = z.array(z.enum(everyChannel)).max(everyChannel.length)
const language = z.enum(languages, 'Choose a language.')

/** A person's notification preferences: the language, and the channels of each topic. */
export const preferences = z.object({ language, channels: z.record(z.enum(topics), channels) })

/** The stream's `unread` event, sent at its start and on each change. */
const unreadEvents = z.object({ unread: z.number(), newest: z.number().nullable() })

/** Where a browser's push service takes messages for this device. */
const pushAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'This is not the address of a push service.' })
  .max(1000)
const keyText = z.string().regex(/^[\w-]+={0,2}$/)

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
  savePreferences: endpoint({
    method: 'PUT',
    path: '/notifications/preferences',
    summary: 'Choose language and channels; missing topics stay unchanged',
    allow: roleNames,
    steps: 'any',
    body: z.strictObject({ language, channels: z.partialRecord(z.enum(topics), channels) }),
    answer: answers(preferences),
    refusals: [],
  }),
  devices: endpoint({
    method: 'GET',
    path: '/notifications/devices',
    summary: 'The key that push services know us by, and the addresses of my devices with notifications',
    allow: roleNames,
    answer: answers(z.object({ Key: z.string(), Endpoints: z.array(z.string()) })),
    refusals: [],
  }),
  addDevice: endpoint({
    method: 'POST',
    path: '/notifications/devices',
    summary: 'Turn notifications on on this device, until this session ends',
    allow: roleNames,
    body: z.strictObject({
      endpoint: pushAddress,
      keys: z.strictObject({ p256dh: keyText.min(80).max(100), auth: keyText.min(20).max(40) }),
    }),
    answer: answers(nothing),
    refusals: [],
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/notifications/devices',
    summary: 'Turn notifications off on a device of mine',
    allow: roleNames,
    body: z.strictObject({ endpoint: z.string().max(1000) }),
    answer: answers(nothing),
    refusals: [],
  }),
}
