import type { Queryable } from '@pramaan/database/client'
import { oneTimeCodes } from '@pramaan/database/schema'
import { and, eq, gt, isNull } from 'drizzle-orm'

// A window has no address of its own: its code is found by the hash of the code itself.
const addressOf = (hash: string) => `window:${hash}`

type Handed = { hash: string; accountId: number; createdAt: Date; expiresAt: Date }

/** Keeps a code that is handed to the window around a frame. */
export async function saveHandover(db: Queryable, { hash, ...code }: Handed) {
  await db.insert(oneTimeCodes).values({ ...code, address: addressOf(hash), codeHmac: hash })
}

/** Uses such a code up; answers its account, or undefined when it is unknown, used or over. */
export async function useHanded(db: Queryable, hash: string, now: Date) {
  const [row] = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.address, addressOf(hash)), isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, now)))
    .returning({ accountId: oneTimeCodes.accountId })
  return row?.accountId
}
