import type { Queryable } from '@pramaan/database/client'
import { naturalOrder } from '@pramaan/database/conditions/natural-order'
import { ofOpenEmployer } from '@pramaan/database/conditions/open-employer'
import { accounts, courses, grants, placementDrives, storeOrders } from '@pramaan/database/schema'
import type { IndiaDay } from '@pramaan/domain/india-day'
import { and, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

/** A row of the Store's orders. */
export type StoreOrder = typeof storeOrders.$inferSelect

const mostItems = 500

/** Drives that are not over and whose employer is active, earliest end first. */
export function openDrives(db: Queryable, today: IndiaDay) {
  return db
    .select({ id: placementDrives.id, title: placementDrives.title })
    .from(placementDrives)
    .where(
      and(
        isNull(placementDrives.deletedAt),
        gte(placementDrives.toDate, today),
        ofOpenEmployer(placementDrives.employerId),
      ),
    )
    .orderBy(placementDrives.toDate, placementDrives.id)
    .limit(mostItems)
}

/** Courses that have a price. */
export async function pricedCourses(db: Queryable) {
  const rows = await db
    .select({ id: courses.id, title: courses.title, price: courses.price })
    .from(courses)
    .where(isNotNull(courses.price))
    .orderBy(naturalOrder(courses.title), courses.id)
    .limit(mostItems)
  return rows.map(({ price, ...course }) => ({ ...course, price: price ?? 0 }))
}

/** The order with a device's id. */
export async function findStoreOrder(db: Queryable, id: string): Promise<StoreOrder | undefined> {
  const [row] = await db.select().from(storeOrders).where(eq(storeOrders.id, id))
  return row
}

/** Stores an order; false if its id already exists. */
export async function insertStoreOrder(db: Queryable, order: typeof storeOrders.$inferInsert) {
  const rows = await db.insert(storeOrders).values(order).onConflictDoNothing().returning({ id: storeOrders.id })
  return rows.length === 1
}

const staff = alias(accounts, 'staff')
/** The paise that the person paid for the item, after a coupon; null until it is fulfilled. */
const paid = sql<number | null>`(
  select ${grants.amount} from ${grants}
  where ${grants.personId} = ${storeOrders.personId} and ${grants.purpose} = ${storeOrders.purpose}
  and ${grants.subjectId} = ${storeOrders.subjectId} and ${grants.revokedAt} is null
  limit 1
)`.mapWith((amount) => (amount === null ? null : Number(amount)))

function selectStoreOrders(db: Queryable) {
  return db
    .select({ order: storeOrders, name: accounts.fullName, by: staff.fullName, paid })
    .from(storeOrders)
    .innerJoin(accounts, eq(accounts.id, storeOrders.personId))
    .leftJoin(staff, eq(staff.id, storeOrders.requestedBy))
    .$dynamic()
}

/** An order with its recipient, its creator and the paid amount. */
export async function readStoreOrder(db: Queryable, id: string) {
  const [row] = await selectStoreOrders(db).where(eq(storeOrders.id, id))
  return row
}

/** An order, locked. */
export async function lockStoreOrder(db: Queryable, id: string): Promise<StoreOrder | undefined> {
  const [row] = await db.select().from(storeOrders).where(eq(storeOrders.id, id)).for('update')
  return row
}

/** Marks an order's link as withdrawn. */
export async function withdrawStoreOrder(db: Queryable, id: string, at: Date) {
  await db.update(storeOrders).set({ withdrawnAt: at }).where(eq(storeOrders.id, id))
}

/** A page of orders, newest first, with the same data, and their total number. */
export async function pageOfStoreOrders(db: Queryable, limit: number, offset: number) {
  const rows = await selectStoreOrders(db)
    .orderBy(desc(storeOrders.createdAt), storeOrders.id)
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(storeOrders) }
}
