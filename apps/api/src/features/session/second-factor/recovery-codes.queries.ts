import type { Queryable } from '@pramaan/database/client'
import { recoveryCodes } from '@pramaan/database/schema'
import { and, eq, isNull } from 'drizzle-orm'

const unused = (accountId: number) => and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt))

/** Replaces all recovery codes of an account. */
export async function replaceRecoveryCodes(db: Queryable, accountId: number, hashes: readonly string[]) {
  await dropRecoveryCodes(db, accountId)
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })))
}

/** Removes an account's recovery codes. */
export async function dropRecoveryCodes(db: Queryable, accountId: number) {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
}

/** How many recovery codes an account has left. */
export function countRecoveryCodes(db: Queryable, accountId: number) {
  return db.$count(recoveryCodes, unused(accountId))
}

/** The hashes of the recovery codes that an account has not used. */
export async function listRecoveryHashes(db: Queryable, accountId: number) {
  const rows = await db.select({ codeHash: recoveryCodes.codeHash }).from(recoveryCodes).where(unused(accountId))
  return rows.map(({ codeHash }) => codeHash)
}

/** Uses up a recovery code; false if it was used meanwhile. */
export async function useRecoveryCode(db: Queryable, accountId: number, codeHash: string, now: Date) {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(unused(accountId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: recoveryCodes.codeHash })
  return rows.length === 1
}
