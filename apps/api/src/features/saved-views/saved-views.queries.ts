import type { Queryable } from '@pramaan/database/client'
import { naturalOrder } from '@pramaan/database/conditions/natural-order'
import { accounts, savedViews } from '@pramaan/database/schema'
import { and, asc, eq } from 'drizzle-orm'
import { only } from '../../http/refusals/refuse.ts'

type List = (typeof savedViews.$inferSelect)['list']

/** A person's views of a list, by name. */
export function listViews(db: Queryable, accountId: number, list: List) {
  return db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.accountId, accountId), eq(savedViews.list, list)))
    .orderBy(asc(naturalOrder(savedViews.nameKey)))
}

/** Locks a person's row, so that views saved in parallel are counted one after the other. */
export async function lockPerson(db: Queryable, accountId: number) {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
}

/** Saves a view, replacing one of the same name. */
export async function storeView(db: Queryable, view: typeof savedViews.$inferInsert) {
  const { name, query } = view
  return only(
    await db
      .insert(savedViews)
      .values(view)
      .onConflictDoUpdate({
        target: [savedViews.accountId, savedViews.list, savedViews.nameKey],
        set: { name, query },
      })
      .returning(),
  )
}

/** A person's view with this id, or undefined. */
export async function findView(db: Queryable, accountId: number, id: number) {
  const [view] = await db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.accountId, accountId), eq(savedViews.id, id)))
  return view
}

/** Renames a view. */
export async function renameView(db: Queryable, id: number, name: string, nameKey: string) {
  return only(await db.update(savedViews).set({ name, nameKey }).where(eq(savedViews.id, id)).returning())
}

/** Deletes a person's view; false if there is none. */
export async function deleteView(db: Queryable, accountId: number, id: number) {
  const ownView = and(eq(savedViews.accountId, accountId), eq(savedViews.id, id))
  return (await db.delete(savedViews).where(ownView).returning({ id: savedViews.id })).length > 0
}
