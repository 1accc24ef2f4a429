import type { Queryable } from '@pramaan/database/client'
import { outbox } from '@pramaan/database/schema'
import { type Urgency, urgencies } from '@pramaan/domain/message'
import type { Channel } from '@pramaan/domain/notification'
import type { Language } from '@pramaan/domain/options'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { only } from '../../http/refusals/refuse.ts'
import { shownText, type TemplateName } from './templates/templates.ts'

/** A message to leave: its template and what fills it, and whose record it belongs to. */
export type Message = {
  channel: Channel
  to: string
  template: TemplateName
  variables: Record<string, string>
  accountId?: number
  language?: Language
  urgency?: Urgency
  /** After this it is of no use any more, and is not sent. */
  expiresAt?: Date
  notificationId?: number
  /** Leaves after this instant; at once when it is not given. */
  notBefore?: Date
}

/** Writes a message into the outbox, in the caller's transaction, and answers its id; it leaves when that commits. */
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

/** Takes one code out of the outbox: a newer one takes its place. */
export async function emptyCode(db: Queryable, messageId: number) {
  await db.update(outbox).set({ variables: null, nextTryAt: null }).where(eq(outbox.id, messageId))
}

/** Takes the codes of an address out of the outbox: one was used. */
export async function emptyCodes(db: Queryable, recipient: string) {
  await db
    .update(outbox)
    .set({ variables: null, nextTryAt: null })
    .where(and(eq(outbox.recipient, recipient), eq(outbox.template, 'otp'), isNotNull(outbox.variables)))
}
