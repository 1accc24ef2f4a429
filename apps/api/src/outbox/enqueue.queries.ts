import type { Queryable } from '@pramaan/database/client'
import { outbox } from '@pramaan/database/schema'
import { type Urgency, urgencies } from '@pramaan/domain/message'
import type { Channel } from '@pramaan/domain/notification'
import type { Language } from '@pramaan/domain/options'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { only } from '../http/refusals/refuse.ts'
import { shownText, type TemplateName } from '../providers/messages/templates/templates.ts'

/** A message to send: its template, the values that fill it, and the record it belongs to. */
export type Message = {
  channel: Channel
  to: string
  template: TemplateName
  variables: Record<string, string>
  accountId?: number
  language?: Language
  urgency?: Urgency
  /** When it expires and is no longer sent. */
  expiresAt?: Date
  notificationId?: number
  /** The earliest time to send it; by default at once. */
  notBefore?: Date
}

/** Writes a message into the outbox, in the caller's transaction, and returns its id; it is sent after the commit. */
export async function enqueueMessage(deps: Deps, db: Queryable, message: Message) {
  const {
    language = 'en',
    urgency = urgencies.soon,
    accountId = null,
    notificationId = null,
    expiresAt = null,
  } = message
  const now = deps.now()
  const row = {
    accountId,
    notificationId,
    channel: message.channel,
    recipient: message.to,
    template: message.template,
    language,
    variables: await deps.encryption.encrypt(JSON.stringify(message.variables)),
    shown: shownText(message.template, language, message.variables),
    urgency,
    key: deps.random.uuid(),
    createdAt: now,
    nextTryAt: message.notBefore ?? now,
    expiresAt,
  }
  return only(await db.insert(outbox).values(row).returning({ id: outbox.id })).id
}

/** Removes a code from the outbox because a newer one replaces it. */
export async function emptyCode(db: Queryable, messageId: number) {
  await db.update(outbox).set({ variables: null, nextTryAt: null }).where(eq(outbox.id, messageId))
}

/** Removes the codes of an address from the outbox because one was used. */
export async function emptyCodes(db: Queryable, recipient: string) {
  await db
    .update(outbox)
    .set({ variables: null, nextTryAt: null })
    .where(and(eq(outbox.recipient, recipient), eq(outbox.template, 'otp'), isNotNull(outbox.variables)))
}
