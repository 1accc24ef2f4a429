import type { Queryable } from '@pramaan/database/client'
import { urgencies } from '@pramaan/domain/message'
import {
  type Channel,
  type NotificationKind,
  type NotificationParams,
  rowOfKind,
  waysFor,
} from '@pramaan/domain/notification'
import { appOfRole } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import { tooLateToUndo } from '../../http/refusals/refuse.ts'
import { appLink } from '../../http/web/app-link.ts'
import { enqueueMessage } from '../../outbox/enqueue.queries.ts'
import { isTemplate } from '../../providers/messages/templates/templates.ts'
import {
  deleteNotification,
  insertNotification,
  lockNotification,
  readAddressee,
  stopMessages,
} from './notify.queries.ts'
import { preferencesOf } from './preferences.ts'
import { liveDeviceIds } from './push/push-devices.queries.ts'

/** A notification for a person. */
export type Notice<K extends NotificationKind = NotificationKind> = {
  /** The recipient's account. */
  to: number
  kind: K
  params: NotificationParams[K]
  /** The path that a click opens in the person's own app, such as `/payments`. */
  path: string
  /** A link for the messages alone, such as a receipt's signed address; by default the path on the person's app. */
  link?: string
  /** Further links of the messages alone, which its kind names: one that stops an alert. */
  links?: Readonly<Record<string, string>>
  /** The channels that the person chose for this notice, whatever they chose for its topic. */
  channels?: readonly Channel[]
  /** Sends a notice once: a second notice to the person with this key writes nothing. */
  once?: string
  /** The account of another person it names: erasing that account deletes the notification too. */
  about?: number
  /** Shows only in the centre, because a message with the same content was already sent. */
  quiet?: boolean
  /**
   * Delays entry and messages until this instant, because what they report can still be undone (D56; `withdrawNotice`).
   */
  notBefore?: Date
}

/**
 * Notifies a person, in the caller's transaction: an entry in their notification centre, and messages on the channels
 * that they chose for the topic. Nothing is sent if the transaction rolls back; no external call is made here. A
 * deleted account gets nothing.
 */
export async function notify<K extends NotificationKind>(deps: Deps, db: Queryable, notice: Notice<K>) {
  const addressee = await readAddressee(db, notice.to)
  if (!addressee) return
  const now = deps.now()
  const { to, kind, params, path, once = null, about: aboutId = null } = notice
  const shownFrom = notice.notBefore ?? null
  const line = { accountId: to, kind, params, path, once, aboutId, createdAt: now, shownFrom }
  const notificationId = await insertNotification(db, line)
  if (notificationId === undefined || notice.quiet || !isTemplate(kind)) return
  const preferences = preferencesOf(addressee)
  const link = notice.link ?? appLink(deps.config, appOfRole(addressee.role), path)
  const variables = { ...params, ...notice.links, link }
  const urgency = rowOfKind(kind).waits ? urgencies.waits : urgencies.soon
  const devices = await liveDeviceIds(db, to, now)
  for (const way of waysFor(kind, preferences, { ...addressee, devices }, notice.channels))
    await enqueueMessage(deps, db, {
      ...way,
      accountId: to,
      notificationId,
      notBefore: notice.notBefore ?? now,
      template: kind,
      language: preferences.language,
      urgency,
      variables,
    })
}

/** What a person has already received of a notice: nothing, the entry in their notification centre, or messages too. */
export type Received = 'nothing' | 'line' | 'messages'

/**
 * Withdraws a notice that no longer applies: unsent messages are not sent, and a delayed notification is not shown.
 * Returns what the person has already received, which needs a new notice: nothing is corrected silently (D56).
 */
export async function withdrawNotice(deps: Deps, db: Queryable, accountId: number, once: string): Promise<Received> {
  const line = await lockNotification(db, accountId, once)
  if (!line) return 'nothing'
  if ((await stopMessages(db, line.id)) > 0) return 'messages'
  if ((line.shownFrom ?? line.createdAt) <= deps.now()) return 'line'
  await deleteNotification(db, line.id)
  return 'nothing'
}

/** Withdraws the notice of an action that is undone; refuses the undo if the person has already received part of it. */
export async function undoNotice(deps: Deps, db: Queryable, accountId: number, once: string) {
  if ((await withdrawNotice(deps, db, accountId, once)) !== 'nothing') throw tooLateToUndo()
}
