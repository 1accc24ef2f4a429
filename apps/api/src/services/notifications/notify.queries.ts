import type { Queryable } from '@pramaan/database/client'
import { accounts, candidates, notificationPreferences, notifications, outbox } from '@pramaan/database/schema'
import { roleOfId } from '@pramaan/domain/role'
import { and, eq, gt, gte, sql } from 'drizzle-orm'

/** The recipient of a notice: addresses, role and preferences; undefined if the account is gone. */
export async function readAddressee(db: Queryable, accountId: number) {
  const [row] = await db
    .select({
      roleId: accounts.roleId,
      phone: accounts.phone,
      email: sql<string | null>`coalesce(${accounts.email}, ${accounts.contactEmail})`,
      onboarding: candidates.notifications,
      language: notificationPreferences.language,
      channels: notificationPreferences.channels,
    })
    .from(accounts)
    .leftJoin(candidates, eq(candidates.accountId, accounts.id))
    .leftJoin(notificationPreferences, eq(notificationPreferences.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  const role = row && roleOfId(row.roleId)
  return role && { ...row, role }
}

/** Adds a notification and returns its id; undefined if one with the same key exists. */
export async function insertNotification(db: Queryable, notification: typeof notifications.$inferInsert) {
  const rows = await db
    .insert(notifications)
    .values(notification)
    .onConflictDoNothing()
    .returning({ id: notifications.id })
  return rows[0]?.id
}

/** Whether a person got a notification of this kind and path since an instant. */
export async function wasNotified(
  db: Queryable,
  accountId: number,
  { kind, path }: { kind: string; path: string },
  since: Date,
) {
  const sameNotice = and(eq(notifications.kind, kind), eq(notifications.path, path))
  const isSame = and(eq(notifications.accountId, accountId), sameNotice, gte(notifications.createdAt, since))
  return (await db.$count(notifications, isSame)) > 0
}

/** The notification with this key, locked; undefined if there is none. */
export async function lockNotification(db: Queryable, accountId: number, once: string) {
  const isNotice = and(eq(notifications.accountId, accountId), eq(notifications.once, once))
  const [row] = await db.select().from(notifications).where(isNotice).for('update')
  return row
}

/** Stops the messages of a notification that were not attempted yet; returns the number of those sent or being sent. */
export async function stopMessages(db: Queryable, notificationId: number) {
  const ofNotification = eq(outbox.notificationId, notificationId)
  await db
    .update(outbox)
    .set({ variables: null, nextTryAt: null })
    .where(and(ofNotification, eq(outbox.tries, 0)))
  return db.$count(outbox, and(ofNotification, gt(outbox.tries, 0)))
}

/** Deletes a notification. */
export async function deleteNotification(db: Queryable, id: number) {
  await db.delete(notifications).where(eq(notifications.id, id))
}
