import type { Queryable } from '@pramaan/database/client'
import { shownToEmployer } from '@pramaan/database/conditions/visibility'
import { accounts, bulkMessageRecipients, bulkMessages } from '@pramaan/database/schema'
import { and, asc, count, eq, gt, inArray, lte, not, notExists, sql } from 'drizzle-orm'
import { only } from '../../../http/refusals/refuse.ts'
import type { Pair } from '../conversations.queries.ts'

type Written = { employerId: number; text: string; createdAt: Date; dueAt: Date }

/** Stores a bulk message for its candidates. */
export async function storeBulkMessage(db: Queryable, written: Written, candidateIds: readonly number[]) {
  const message = only(await db.insert(bulkMessages).values(written).returning())
  await db
    .insert(bulkMessageRecipients)
    .values(candidateIds.map((candidateId) => ({ bulkMessageId: message.id, candidateId })))
  return message
}

/** An employer's unsent bulk messages with their candidates, earliest first. */
export async function listWaiting(db: Queryable, employerId: number, now: Date) {
  const rows = await db
    .select({ message: bulkMessages, candidateId: accounts.id })
    .from(bulkMessages)
    .innerJoin(bulkMessageRecipients, eq(bulkMessageRecipients.bulkMessageId, bulkMessages.id))
    .innerJoin(accounts, eq(accounts.id, bulkMessageRecipients.candidateId))
    .where(and(eq(bulkMessages.employerId, employerId), gt(bulkMessages.dueAt, now), shownToEmployer(employerId)))
    .orderBy(asc(bulkMessages.id), asc(bulkMessageRecipients.candidateId))
  const byMessage = Map.groupBy(rows, ({ message }) => message.id)
  return [...byMessage.values()].flatMap((ofOne) => {
    const candidateIds = ofOne.map(({ candidateId }) => candidateId)
    return ofOne.slice(0, 1).map(({ message }) => ({ message, candidateIds }))
  })
}

/** The number of waiting bulk messages for each of an employer's candidates. */
export async function countWaiting(db: Queryable, employerId: number, candidateIds: readonly number[]) {
  const rows = await db
    .select({ candidateId: bulkMessageRecipients.candidateId, total: count() })
    .from(bulkMessageRecipients)
    .innerJoin(bulkMessages, eq(bulkMessages.id, bulkMessageRecipients.bulkMessageId))
    .where(and(eq(bulkMessages.employerId, employerId), inArray(bulkMessageRecipients.candidateId, [...candidateIds])))
    .groupBy(bulkMessageRecipients.candidateId)
  return new Map(rows.map(({ candidateId, total }) => [candidateId, total]))
}

/** An employer's bulk message, locked. */
export async function lockBulkMessage(db: Queryable, employerId: number, id: number) {
  const [row] = await db
    .select()
    .from(bulkMessages)
    .where(and(eq(bulkMessages.id, id), eq(bulkMessages.employerId, employerId)))
    .for('update')
  return row
}

/** Deletes a bulk message with its candidates; returns their number. */
export async function deleteBulkMessage(db: Queryable, id: number) {
  const deleted = await db
    .delete(bulkMessageRecipients)
    .where(eq(bulkMessageRecipients.bulkMessageId, id))
    .returning({ id: bulkMessageRecipients.candidateId })
  await db.delete(bulkMessages).where(eq(bulkMessages.id, id))
  return deleted.length
}

/** A candidate of a bulk message. */
export type Recipient = { bulkMessageId: number; candidateId: number }

const isRecipient = ({ bulkMessageId, candidateId }: Recipient) =>
  sql`(${eq(bulkMessageRecipients.bulkMessageId, bulkMessageId)} and ${eq(bulkMessageRecipients.candidateId, candidateId)})`

/**
 * Takes one candidate whose message is due, with its text; skips those in `failed` and those that another server is
 * sending to.
 */
export async function claimDue(
  db: Queryable,
  now: Date,
  failed: readonly Recipient[],
): Promise<(Pair & Recipient & { text: string }) | undefined> {
  const [due] = await db
    .select({ message: bulkMessages, candidateId: bulkMessageRecipients.candidateId })
    .from(bulkMessageRecipients)
    .innerJoin(bulkMessages, eq(bulkMessages.id, bulkMessageRecipients.bulkMessageId))
    .where(and(lte(bulkMessages.dueAt, now), ...failed.map((one) => not(isRecipient(one)))))
    .orderBy(asc(bulkMessages.dueAt), asc(bulkMessages.id), asc(bulkMessageRecipients.candidateId))
    .limit(1)
    .for('update', { of: bulkMessageRecipients, skipLocked: true })
  if (!due) return undefined
  const { message, candidateId } = due
  const recipient = { bulkMessageId: message.id, candidateId }
  await db.delete(bulkMessageRecipients).where(isRecipient(recipient))
  return { ...recipient, employerId: message.employerId, text: message.text }
}

/** Deletes the bulk messages that have been sent to everybody. */
export async function deleteSent(db: Queryable, now: Date) {
  const recipients = db
    .select({ id: bulkMessageRecipients.candidateId })
    .from(bulkMessageRecipients)
    .where(eq(bulkMessageRecipients.bulkMessageId, bulkMessages.id))
  await db.delete(bulkMessages).where(and(lte(bulkMessages.dueAt, now), notExists(recipients)))
}
