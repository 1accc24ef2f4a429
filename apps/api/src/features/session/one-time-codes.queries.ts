import { otpTries } from '@pramaan/domain/otp'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { oneTimeCodes } from '../../db/schema/index.ts'

/** Keeps a code for its address; one that was open there is replaced, with its tries (quality, rule 10). */
export async function replaceCode(db: Queryable, code: typeof oneTimeCodes.$inferInsert) {
  const { address, ...rest } = code
  const fresh = { ...rest, tries: 0, usedAt: null }
  await db
    .insert(oneTimeCodes)
    .values({ address, ...fresh })
    .onConflictDoUpdate({ target: oneTimeCodes.address, set: fresh })
}

/** Counts a try at an account's code and returns the code with it; undefined when none was ever asked for. */
export async function countTry(db: Queryable, address: string, accountId: number) {
  const rows = await db
    .update(oneTimeCodes)
    .set({ tries: sql`least(${oneTimeCodes.tries} + 1, ${otpTries + 1})` })
    .where(and(eq(oneTimeCodes.address, address), eq(oneTimeCodes.accountId, accountId)))
    .returning()
  return rows[0]
}

/** Uses a code up; false when it was used or replaced meanwhile. */
export async function consumeCode(db: Queryable, address: string, codeHmac: string, now: Date) {
  const rows = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.address, address), eq(oneTimeCodes.codeHmac, codeHmac), isNull(oneTimeCodes.usedAt)))
    .returning({ address: oneTimeCodes.address })
  return rows.length === 1
}

/** Whether an account has an unused code at an address. */
export async function hasOpenCode(db: Queryable, address: string, accountId: number) {
  const open = and(
    eq(oneTimeCodes.address, address),
    eq(oneTimeCodes.accountId, accountId),
    isNull(oneTimeCodes.usedAt),
  )
  return (await db.$count(oneTimeCodes, open)) > 0
}
