import type { Queryable } from '@pramaan/database/client'
import { oneTimeCodes } from '@pramaan/database/schema'
import { and, eq, gt, isNull } from 'drizzle-orm'

// A window has no phone or e-mail, so its code is found by the code's own hash.
const addressOf = (hash: string) => `window:${hash}`

type HandoverCode = { hash: string; accountId: number; createdAt: Date; expiresAt: Date }

/** Stores a code that is passed to the window around a frame. */
export async function saveHandover(db: Queryable, { hash, ...code }: HandoverCode) {
  await db.insert(oneTimeCodes).values({ ...code, address: addressOf(hash), codeHmac: hash })
}

/** Uses up such a code and returns its account; undefined if it is unknown, used or expired. */
export async function useHandover(db: Queryable, hash: string, now: Date) {
  const [row] = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.address, addressOf(hash)), isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, now)))
    .returning({ accountId: oneTimeCodes.accountId })
  return row?.accountId
}
