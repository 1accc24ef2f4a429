import type { Queryable } from '@pramaan/database/client'
import { shown } from '@pramaan/database/conditions/visibility'
import { accounts, notifications } from '@pramaan/database/schema'
import { and, desc, eq, exists, inArray, isNull, lt, lte, not, or, sql } from 'drizzle-orm'

/** Unread notifications are counted up to this number; above it the badge shows '99+'. */
const countedTo = 100

/** A person's unread notifications: the number, at most 100, and the newest. */
export type Unread = { unread: number; newest: number | null }

/** A page of what a person asks for: at an instant, before a line. */
export type LinesPage = { now: Date; before: number | undefined; limit: number }

/** The notifications to show: those that were never delayed, or no longer are (D56). */
const shownAt = (now: Date) => or(isNull(notifications.shownFrom), lte(notifications.shownFrom, now))

/** Notifications that name no other person, or a visible one: a notification about a hidden person is hidden too. */
function aboutShown(db: Queryable) {
  const named = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, notifications.aboutId), shown()))
  return or(isNull(notifications.aboutId), exists(named))
}

/**
 * A person's hidden notifications: they name someone who is now hidden, or wait until an undo is no longer possible.
 */
export async function findHiddenLines(db: Queryable, accountId: number, now: Date) {
  const isShown = and(aboutShown(db), shownAt(now)) ?? sql`true`
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), not(isShown)))
  return rows.map(({ id }) => id)
}

/** A page of a person's notifications, newest first. */
export function listNotifications(db: Queryable, accountId: number, { now, before, limit }: LinesPage) {
  return db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        aboutShown(db),
        shownAt(now),
        before === undefined ? undefined : lt(notifications.id, before),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(limit)
}

/** The unread notifications of several people in one statement; people without any are missing. */
export async function countUnread(
  db: Queryable,
  accountIds: readonly number[],
  now: Date,
): Promise<Map<number, Unread>> {
  const { rows } = await db.execute<{ person: number; unread: number; newest: number }>(sql`
    select person.id as person, counted.unread::integer, counted.newest
    from unnest(${sql.param(accountIds)}::bigint[]) as person (id)
    cross join lateral (
      select count(*) as unread, max(id) as newest from (
        select ${notifications.id} as id from ${notifications}
        where ${notifications.accountId} = person.id and ${notifications.readAt} is null and ${aboutShown(db)}
          and (${notifications.shownFrom} is null or ${notifications.shownFrom} <= ${now.toISOString()})
        order by ${notifications.id} desc limit ${countedTo}
      ) as latest
    ) as counted
    where counted.unread > 0`)
  return new Map(rows.map(({ person, unread, newest }) => [Number(person), { unread, newest: Number(newest) }]))
}

/** A person's unread notifications. */
export async function unreadOf(db: Queryable, accountId: number, now: Date): Promise<Unread> {
  return (await countUnread(db, [accountId], now)).get(accountId) ?? { unread: 0, newest: null }
}

/** Marks a person's notification as read; false if it is not theirs. */
export async function markRead(db: Queryable, accountId: number, id: number, now: Date) {
  const rows = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()})` })
    .where(and(eq(notifications.accountId, accountId), eq(notifications.id, id)))
    .returning({ id: notifications.id })
  return rows.length === 1
}

/** Marks a person's visible notifications as read, up to an id. */
export async function markAllRead(db: Queryable, accountId: number, upTo: number, now: Date) {
  const unread = and(eq(notifications.accountId, accountId), isNull(notifications.readAt))
  const readNow = and(unread, lte(notifications.id, upTo), shownAt(now))
  const ids = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(readNow)
    .orderBy(notifications.id)
    .for('update')
  await db.update(notifications).set({ readAt: now }).where(inArray(notifications.id, ids))
}
