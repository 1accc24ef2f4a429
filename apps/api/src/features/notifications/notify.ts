import { urgencies } from '@pramaan/domain/message'
import { type NotificationKind, type NotificationParams, rowOfKind, waysFor } from '@pramaan/domain/notification'
import { appOfRole } from '@pramaan/domain/role'
import type { Queryable } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { appLink } from '../../http/app-link.ts'
import { enqueueMessage } from '../../providers/messages/outbox.queries.ts'
import { isTemplate } from '../../providers/messages/templates/templates.ts'
import { insertNotification, readAddressee } from './notify.queries.ts'
import { preferencesOf } from './preferences.ts'

/** Something that a person is told of. */
export type Notice<K extends NotificationKind = NotificationKind> = {
  /** The account of whoever is told. */
  to: number
  kind: K
  params: NotificationParams[K]
  /** Where a click leads, in the person's own app: a path such as `/payments`. */
  path?: string
  /** A link for the messages alone, such as a receipt's signed address; by default the path on the person's app. */
  link?: string
  /** Tells of the same thing once: a second notice to the person with this key writes nothing. */
  once?: string
  /** The account of somebody else whom it names: an erasure takes it along. */
  about?: number
  /** Shows in the centre alone, because a message of the same has gone out already. */
  quiet?: boolean
  /** Messages leave after this instant, so that what can be undone may still be taken back (`takeBack`). */
  notBefore?: Date
}

/**
 * Tells a person of something, in the caller's transaction: a line in their notification centre, and messages on the
 * channels that they chose for the topic. Nothing leaves if the transaction rolls back; no external call is made here.
 * Somebody whose account is gone is told nothing.
 */
export async function notify<K extends NotificationKind>(deps: Deps, db: Queryable, notice: Notice<K>) {
  const addressee = await readAddressee(db, notice.to)
  if (!addressee) return
  const now = deps.now()
  const { to, kind, params, path = null, once = null, about: aboutId = null } = notice
  const line = { accountId: to, kind, params, path, once, aboutId, createdAt: now }
  const notificationId = await insertNotification(db, line)
  if (notificationId === undefined || notice.quiet || !isTemplate(kind)) return
  const preferences = preferencesOf(addressee)
  const variables = { ...params, link: notice.link ?? appLink(deps.config, appOfRole(addressee.role), path ?? '/') }
  const urgency = rowOfKind(kind).waits ? urgencies.waits : urgencies.soon
  for (const way of waysFor(kind, preferences, addressee))
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
