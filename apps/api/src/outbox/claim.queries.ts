import type { Queryable } from '@pramaan/database/client'
import { outbox } from '@pramaan/database/schema'
import { and, eq, isNull, sql } from 'drizzle-orm'

/** A message that a worker has claimed. */
export type Claimed = typeof outbox.$inferSelect

/** What a round claims: messages due at `now`, leased until `until`; during quiet hours not those that can wait. */
export type Claim = { now: Date; until: Date; quiet: boolean; most: number }

/**
 * Claims due messages in one statement, most urgent first. Rows that another worker is claiming are skipped, and a
 * claimed row belongs to its worker until its lease ends. The attempt is counted here, so that a crash counts too.
 */
export async function claimDue(db: Queryable, { now, until, quiet, most }: Claim) {
  const due = sql`
    select ${outbox.id} from ${outbox}
    where ${outbox.nextTryAt} <= ${now.toISOString()} and ${outbox.urgency} < ${quiet ? 2 : 3}
    order by ${outbox.urgency}, ${outbox.nextTryAt}, ${outbox.id}
    limit ${most} for update skip locked`
  const rows = await db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, nextTryAt: until })
    .where(sql`${outbox.id} in (${due})`)
    .returning()
  return rows.toSorted((a, b) => a.urgency - b.urgency || a.id - b.id)
}

/** Marks a message as sent, even if its lease has ended meanwhile: otherwise it would be sent again. */
export async function markSent(db: Queryable, id: number, providerId: string | null, now: Date) {
  await db
    .update(outbox)
    .set({ sentAt: now, diedAt: null, nextTryAt: null, lastError: null, providerId })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)))
}

/**
 * Stores a failed attempt: when the next one is due, or that it was the last. Changes nothing if another worker has
 * taken over.
 */
export async function markFailed(
  db: Queryable,
  { id, tries }: Claimed,
  reason: string,
  next: Date | undefined,
  now: Date,
) {
  await db
    .update(outbox)
    .set({ lastError: reason, nextTryAt: next ?? null, diedAt: next ? null : now })
    .where(and(eq(outbox.id, id), eq(outbox.tries, tries), isNull(outbox.sentAt)))
}
