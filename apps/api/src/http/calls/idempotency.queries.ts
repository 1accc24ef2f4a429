import type { Queryable } from '@pramaan/database/client'
import { idempotencyKeys } from '@pramaan/database/schema'
import { and, eq, lt } from 'drizzle-orm'
import { only } from '../refusals/refuse.ts'

const storedMs = 24 * 3600 * 1000

/**
 * Claims a key for this transaction; returns the stored response if an earlier or (after waiting) a parallel request
 * used it.
 */
export async function claimKey(db: Queryable, claim: { caller: string; key: string; requestHash: string; now: Date }) {
  const mine = and(eq(idempotencyKeys.caller, claim.caller), eq(idempotencyKeys.key, claim.key))
  await db
    .delete(idempotencyKeys)
    .where(and(mine, lt(idempotencyKeys.createdAt, new Date(claim.now.getTime() - storedMs))))
  const inserted = await db
    .insert(idempotencyKeys)
    .values({
      caller: claim.caller,
      key: claim.key,
      requestHash: claim.requestHash,
      status: 0,
      body: '',
      createdAt: claim.now,
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (inserted.length) return undefined
  return only(await db.select().from(idempotencyKeys).where(mine))
}

/** Stores the first response under its key. */
export async function storeAnswer(
  db: Queryable,
  answer: { caller: string; key: string; status: number; body: string },
) {
  await db
    .update(idempotencyKeys)
    .set({ status: answer.status, body: answer.body })
    .where(and(eq(idempotencyKeys.caller, answer.caller), eq(idempotencyKeys.key, answer.key)))
}
