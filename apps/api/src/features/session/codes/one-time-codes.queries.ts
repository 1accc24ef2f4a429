import type { Queryable } from '@pramaan/database/client'
import { oneTimeCodes } from '@pramaan/database/schema'
import { otpTries } from '@pramaan/domain/otp'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'

/** The key of a code: the phone or e-mail it was sent to, and the browser or network that requested it. */
export type CodeKey = { address: string; requester: string }

const isKey = ({ address, requester }: CodeKey) =>
  and(eq(oneTimeCodes.address, address), eq(oneTimeCodes.requester, requester))

/** Stores a requester's code, replacing their open one and its attempts (quality, rule 10). */
export async function replaceCode(db: Queryable, code: typeof oneTimeCodes.$inferInsert) {
  const { address, requester = '', ...rest } = code
  const fresh = { round: 1, shared: false, messageId: null, ...rest, tries: 0, usedAt: null }
  await db
    .insert(oneTimeCodes)
    .values({ address, requester, ...fresh })
    .onConflictDoUpdate({
      target: [oneTimeCodes.address, oneTimeCodes.requester],
      set: { ...fresh, previousHmac: oneTimeCodes.codeHmac },
    })
}

/** The message with a requester's open code. */
export async function findMessageOf(db: Queryable, key: CodeKey) {
  const [row] = await db.select({ messageId: oneTimeCodes.messageId }).from(oneTimeCodes).where(isKey(key))
  return row?.messageId ?? undefined
}

/** The newest code of a busy number that any requester may still enter. */
export async function findShared(db: Queryable, address: string, accountId: number, atLeastUntil: Date) {
  const open = and(
    eq(oneTimeCodes.address, address),
    eq(oneTimeCodes.accountId, accountId),
    eq(oneTimeCodes.shared, true),
    eq(oneTimeCodes.round, 1),
    isNull(oneTimeCodes.usedAt),
    gt(oneTimeCodes.expiresAt, atLeastUntil),
  )
  const [row] = await db.select().from(oneTimeCodes).where(open).orderBy(desc(oneTimeCodes.createdAt)).limit(1)
  return row
}

/** Counts an attempt at a requester's code and returns the code; undefined if this requester has none. */
export async function countTry(db: Queryable, key: CodeKey, accountId: number) {
  const rows = await db
    .update(oneTimeCodes)
    .set({ tries: sql`least(${oneTimeCodes.tries} + 1, ${otpTries + 1})` })
    .where(and(isKey(key), eq(oneTimeCodes.accountId, accountId)))
    .returning()
  return rows[0]
}

/** Uses up a code, for everyone who shares it; undefined if it was used or replaced meanwhile. */
export async function consumeCode(db: Queryable, key: CodeKey, codeHmac: string, now: Date) {
  const open = and(eq(oneTimeCodes.codeHmac, codeHmac), isNull(oneTimeCodes.usedAt))
  const [used] = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(isKey(key), open))
    .returning()
  if (!used) return undefined
  const others = and(eq(oneTimeCodes.address, key.address), eq(oneTimeCodes.shared, true), open)
  if (used.shared) await db.update(oneTimeCodes).set({ usedAt: now }).where(others)
  return used
}

/** Counts a requester's wrong attempt. */
export async function noteWrong(db: Queryable, key: CodeKey) {
  await db
    .update(oneTimeCodes)
    .set({ wrongTries: sql`${oneTimeCodes.wrongTries} + 1` })
    .where(isKey(key))
}

/** Resets a requester's count of wrong attempts after a sign-in. */
export async function forgetWrong(db: Queryable, key: CodeKey) {
  await db.update(oneTimeCodes).set({ wrongTries: 0 }).where(isKey(key))
}

/** Whether a requester has an unused code for an account, at one address or at any. */
export async function hasOpenCode(
  db: Queryable,
  { address, requester }: Pick<CodeKey, 'requester'> & Partial<CodeKey>,
  accountId: number,
) {
  const theirs = and(eq(oneTimeCodes.requester, requester), address ? eq(oneTimeCodes.address, address) : undefined)
  const open = and(theirs, eq(oneTimeCodes.accountId, accountId), isNull(oneTimeCodes.usedAt))
  return (await db.$count(oneTimeCodes, open)) > 0
}
