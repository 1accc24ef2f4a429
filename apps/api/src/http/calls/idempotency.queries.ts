import type { Queryable } from '@pramaan/database/client'
import { idempotencyKeys } from '@pramaan/database/schema'
import { and, eq, gte, lt } from 'drizzle-orm'
import { only } from '../refusals/refuse.ts'

const storedMs = 24 * 3600 * 1000

type Keyed = { caller: string; key: string }

const hasKey = ({ caller, key }: Keyed) => and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key))

const oldest = (now: Date) => new Date(now.getTime() - storedMs)

/** The stored response of a key; undefined if the key was not used or its request has no response yet. */
export async function findAnswer(db: Queryable, keyed: Keyed, now: Date) {
  const valid = and(hasKey(keyed), gte(idempotencyKeys.createdAt, oldest(now)))
  const [row] = await db.select().from(idempotencyKeys).where(valid)
  return row
}

/**
 * Claims a key for this transaction. Returns the stored response if an earlier request, or a parallel one after
 * waiting, has used the key.
 */
export async function claimKey(db: Queryable, claim: { caller: string; key: string; requestHash: string; now: Date }) {
  const mine = hasKey(claim)
  await db.delete(idempotencyKeys).where(and(mine, lt(idempotencyKeys.createdAt, oldest(claim.now))))
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
  await db.update(idempotencyKeys).set({ status: answer.status, body: answer.body }).where(hasKey(answer))
}
