import type { Queryable } from '@pramaan/database/client'
import { candidates, outbox } from '@pramaan/database/schema'
import { and, desc, eq, isNotNull, lt, type SQL } from 'drizzle-orm'

/** A page of the log and one row more, newest first; `before` is the id of the last entry of the page before. */
export type LogPage = { before?: number | undefined; pageSize: number }

/** Whether a candidate with this id exists. */
export async function isCandidate(db: Queryable, id: number) {
  return (await db.$count(candidates, eq(candidates.accountId, id))) > 0
}

/** The messages sent to a person. */
export function listMessagesOf(db: Queryable, accountId: number, page: LogPage) {
  return list(db, eq(outbox.accountId, accountId), page)
}

/** The undelivered messages. */
export function listDead(db: Queryable, page: LogPage) {
  return list(db, isNotNull(outbox.diedAt), page)
}

function list(db: Queryable, which: SQL, { before, pageSize }: LogPage) {
  return db
    .select()
    .from(outbox)
    .where(and(which, before === undefined ? undefined : lt(outbox.id, before)))
    .orderBy(desc(outbox.id))
    .limit(pageSize + 1)
}

/** A message, locked. */
export async function lockMessage(db: Queryable, id: number) {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id)).for('update')
  return row
}

/** Queues an undelivered message again, starting with its first attempt. */
export async function reviveMessage(db: Queryable, id: number, now: Date) {
  await db.update(outbox).set({ diedAt: null, nextTryAt: now, tries: 0, lastError: null }).where(eq(outbox.id, id))
}
