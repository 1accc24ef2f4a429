import type { Queryable } from '@pramaan/database/client'
import { conversationMessages, conversations, shortlists } from '@pramaan/database/schema'
import type { Side } from '@pramaan/domain/conversation'
import { and, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import { only } from '../../http/refusals/refuse.ts'
import type { Pair } from './conversations.queries.ts'

/** Messages of a conversation, newest first. */
export function findMessages(db: Queryable, conversationId: number, before: number | undefined, limit: number) {
  const earlier = before === undefined ? undefined : lt(conversationMessages.id, before)
  return db
    .select()
    .from(conversationMessages)
    .where(and(eq(conversationMessages.conversationId, conversationId), earlier))
    .orderBy(desc(conversationMessages.id))
    .limit(limit)
}

/** The conversation of a pair, locked, created if there is none; the shortlist entry is locked too. */
export async function lockConversation(db: Queryable, pair: Pair, at: Date) {
  const state = and(eq(shortlists.employerId, pair.employerId), eq(shortlists.candidateId, pair.candidateId))
  await db.select({ status: shortlists.status }).from(shortlists).where(state).for('share')
  await db
    .insert(conversations)
    .values({ ...pair, createdAt: at })
    .onConflictDoNothing()
  const ofPair = and(eq(conversations.employerId, pair.employerId), eq(conversations.candidateId, pair.candidateId))
  await db.select({ id: conversations.id }).from(conversations).where(ofPair).for('update')
}

/** A side's message with this key, if the conversation has it already. */
export async function findByKey(db: Queryable, conversationId: number, side: Side, key: string) {
  const same = and(
    eq(conversationMessages.conversationId, conversationId),
    eq(conversationMessages.byCandidate, side === 'Candidate'),
    eq(conversationMessages.key, key),
  )
  const [row] = await db.select().from(conversationMessages).where(same).limit(1)
  return row
}

type Sent = {
  conversationId: number
  side: Side
  text: string
  key: string | undefined
  sentAt: Date
  unanswered: number
}

/** Writes a message and updates its conversation. */
export async function storeMessage(db: Queryable, { conversationId, side, text, key, sentAt, unanswered }: Sent) {
  const byCandidate = side === 'Candidate'
  const values = { conversationId, byCandidate, text, key, sentAt }
  const row = only(await db.insert(conversationMessages).values(values).returning())
  const counted = byCandidate
    ? { employerUnread: sql`${conversations.employerUnread} + 1` }
    : { candidateUnread: sql`${conversations.candidateUnread} + 1` }
  await db
    .update(conversations)
    .set({ ...counted, unanswered, lastMessageId: row.id })
    .where(eq(conversations.id, conversationId))
  return row
}

/** Marks a side's messages as read up to one of them; its unread count is what remains. */
export async function markRead(db: Queryable, conversationId: number, side: Side, upTo: number, at: Date) {
  const sentToSide = and(
    eq(conversationMessages.conversationId, conversationId),
    eq(conversationMessages.byCandidate, side === 'Employer'),
    isNull(conversationMessages.readAt),
  )
  await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, conversationId))
    .for('update')
  await db
    .update(conversationMessages)
    .set({ readAt: at })
    .where(and(sentToSide, lte(conversationMessages.id, upTo)))
  const left = await db.$count(conversationMessages, sentToSide)
  await db
    .update(conversations)
    .set(side === 'Employer' ? { employerUnread: left } : { candidateUnread: left })
    .where(eq(conversations.id, conversationId))
}
