import type { Queryable } from '@pramaan/database/client'
import { accounts, candidates, helpMessages, helpThreads } from '@pramaan/database/schema'
import type { HelpStatus } from '@pramaan/domain/help'
import { asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { only } from '../../http/refusals/refuse.ts'

/** How many messages of a thread are shown. */
const mostShown = 100

const thread = {
  candidateId: helpThreads.candidateId,
  waitingSince: helpThreads.waitingSince,
  name: accounts.fullName,
  image: candidates.image,
}

/** The newest messages of a candidate, oldest first. */
export async function findHelpMessages(db: Queryable, candidateId: number) {
  const rows = await db
    .select()
    .from(helpMessages)
    .where(eq(helpMessages.candidateId, candidateId))
    .orderBy(desc(helpMessages.id))
    .limit(mostShown)
  return rows.reverse()
}

/** A candidate's thread with their name; undefined if they have never asked. */
export async function findHelpThread(db: Queryable, candidateId: number) {
  const [row] = await threads(db).where(eq(helpThreads.candidateId, candidateId))
  return row
}

/** A page of threads with their newest message. */
export function findHelpThreads(db: Queryable, status: HelpStatus, limit: number, offset: number) {
  const longestWaitFirst = [asc(helpThreads.waitingSince), asc(helpThreads.candidateId)]
  const order = { open: longestWaitFirst, answered: [desc(helpThreads.lastMessageId)] }
  return db
    .select({ ...thread, last: helpMessages })
    .from(helpThreads)
    .innerJoin(accounts, eq(accounts.id, helpThreads.candidateId))
    .innerJoin(candidates, eq(candidates.accountId, helpThreads.candidateId))
    .innerJoin(helpMessages, eq(helpMessages.id, helpThreads.lastMessageId))
    .where(ofStatus(status))
    .orderBy(...order[status])
    .limit(limit)
    .offset(offset)
}

/** How many threads there are of a status. */
export function countHelpThreads(db: Queryable, status: HelpStatus): Promise<number> {
  return db.$count(helpThreads, ofStatus(status))
}

/** Locks a candidate's thread, which is created at the first question. */
export async function lockHelpThread(db: Queryable, candidateId: number, createdAt: Date) {
  await db.insert(helpThreads).values({ candidateId, createdAt }).onConflictDoNothing()
  return lockExistingThread(db, candidateId)
}

/** Locks a candidate's thread; undefined if they have never asked. */
export async function lockExistingThread(db: Queryable, candidateId: number) {
  const [row] = await db.select().from(helpThreads).where(eq(helpThreads.candidateId, candidateId)).for('update')
  return row
}

type NewMessage = Omit<typeof helpMessages.$inferInsert, 'id'>

/** Stores a message and updates the status of its thread. */
export async function storeHelpMessage(db: Queryable, message: NewMessage, waitingSince: Date | null) {
  const { id } = only(await db.insert(helpMessages).values(message).returning({ id: helpMessages.id }))
  await db
    .update(helpThreads)
    .set({ lastMessageId: id, waitingSince })
    .where(eq(helpThreads.candidateId, message.candidateId))
}

/** Marks a thread as answered without a message. */
export async function settleHelpThread(db: Queryable, candidateId: number) {
  await db.update(helpThreads).set({ waitingSince: null }).where(eq(helpThreads.candidateId, candidateId))
}

function threads(db: Queryable) {
  return db
    .select(thread)
    .from(helpThreads)
    .innerJoin(accounts, eq(accounts.id, helpThreads.candidateId))
    .innerJoin(candidates, eq(candidates.accountId, helpThreads.candidateId))
}

function ofStatus(status: HelpStatus) {
  return { open: isNotNull, answered: isNull }[status](helpThreads.waitingSince)
}
