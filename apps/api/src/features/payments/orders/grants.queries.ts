import type { Queryable } from '@pramaan/database/client'
import { grants } from '@pramaan/database/schema'
import { and, eq, isNull } from 'drizzle-orm'
import type { OrderItem } from './order-items.queries.ts'

/** An order's grant, revoked or not. */
export async function findGrant(db: Queryable, orderId: string) {
  const [row] = await db.select().from(grants).where(eq(grants.orderId, orderId))
  return row
}

/** Whether a person has an item through an active order. */
export async function hasLiveGrant(db: Queryable, { personId, purpose, subjectId, boughtBefore = 0 }: OrderItem) {
  const sameItem = and(
    eq(grants.personId, personId),
    eq(grants.purpose, purpose),
    eq(grants.subjectId, subjectId),
    eq(grants.boughtBefore, boughtBefore),
  )
  return (await db.$count(grants, and(sameItem, isNull(grants.revokedAt)))) > 0
}

/** Records that an order was fulfilled. */
export async function insertGrant(db: Queryable, grant: typeof grants.$inferInsert) {
  await db.insert(grants).values(grant)
}

/** Stores how much of its payment a grant still has, or that it was revoked. */
export async function updateGrant(db: Queryable, orderId: string, changes: { amount: number; revokedAt?: Date }) {
  await db.update(grants).set(changes).where(eq(grants.orderId, orderId))
}
