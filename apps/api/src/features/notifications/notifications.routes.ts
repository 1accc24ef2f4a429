import type { notification } from '@pramaan/contract/messages/notification'
import type { Queryable } from '@pramaan/database/client'
import type { NotificationKind, NotificationPreferences } from '@pramaan/domain/notification'
import { whyNotPrefer } from '@pramaan/domain/notification'
import { cutPage } from '@pramaan/domain/pages'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found, Refuse, refuseField } from '../../http/refusals/refuse.ts'
import {
  listNotifications,
  markAllRead,
  markRead,
  unreadOf,
} from '../../services/notifications/notifications.queries.ts'
import { readAddressee } from '../../services/notifications/notify.queries.ts'
import { storePreferences } from '../../services/notifications/preferences.queries.ts'
import { listedOnce, preferencesOf } from '../../services/notifications/preferences.ts'
import { deviceRoutes } from './device-routes.ts'

type Row = Awaited<ReturnType<typeof listNotifications>>[number]

/** Each person's notification centre and preferences. */
export function notificationRoutes(deps: Deps): Routes<'notifications'> {
  return {
    list: async ({ db, actor, query: { before, pageSize } }) => {
      const read = await listNotifications(db, actor.id, { now: deps.now(), before, limit: pageSize + 1 })
      const { rows, next } = cutPage(read, pageSize, ({ id }) => id)
      const { unread } = await unreadOf(db, actor.id, deps.now())
      return { data: rows.map(lineOf), unread, next }
    },
    unread: async ({ db, actor }) => ({ data: await unreadOf(db, actor.id, deps.now()) }),
    read: async ({ db, actor, params: { id } }) => {
      if (!(await markRead(db, actor.id, id, deps.now()))) throw new Refuse('not-found')
      return { data: await unreadOf(db, actor.id, deps.now()) }
    },
    readAll: async ({ db, actor, body: { upTo } }) => {
      await markAllRead(db, actor.id, upTo, deps.now())
      return { data: await unreadOf(db, actor.id, deps.now()) }
    },
    preferences: async ({ db, actor }) => ({ data: onWire(await chosenBy(db, actor.id)) }),
    ...deviceRoutes(deps),
    savePreferences: async ({ db, actor, body }) => {
      const saved = found(await readAddressee(db, actor.id))
      // Only chosen topics are stored; the others continue to follow the onboarding.
      const chosen = { language: body.language, channels: { ...saved.channels, ...listedOnce(body.channels) } }
      const preferences = preferencesOf({ ...saved, ...chosen })
      if (whyNotPrefer(preferences.channels))
        refuseField('channels.payments', 'Choose at least one way to get your receipts.')
      await storePreferences(db, { accountId: actor.id, ...chosen, updatedAt: deps.now() })
      return { data: onWire(preferences) }
    },
  }
}

async function chosenBy(db: Queryable, accountId: number) {
  return preferencesOf(found(await readAddressee(db, accountId)))
}

function onWire({ language, channels }: NotificationPreferences) {
  type Channels = { [T in keyof typeof channels]: (typeof channels)[T][number][] }
  return { language, channels: listedOnce(channels) as Channels }
}

function lineOf(row: Row): z.input<typeof notification> {
  return {
    ID: row.id,
    Kind: row.kind as NotificationKind,
    Params: row.params,
    Path: row.path,
    CreatedOn: row.createdAt.toISOString(),
    ReadOn: row.readAt?.toISOString() ?? null,
  }
}
