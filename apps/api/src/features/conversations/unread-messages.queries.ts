import type { Queryable } from '@pramaan/database/client'
import { conversations } from '@pramaan/database/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { withShownCandidate } from './conversations.queries.ts'

/** A person's unread messages in all conversations, and the newest message in them. */
export type UnreadMessages = { unread: number; newest: number | null }

/** The unread messages of several people in one statement; people without conversations are missing. */
export async function countUnreadMessages(
  db: Queryable,
  people: readonly number[],
): Promise<Map<number, UnreadMessages>> {
  const { employerId, employerUnread, candidateId, candidateUnread, lastMessageId } = conversations
  const unreadOf = (person: PgColumn, unread: PgColumn, shown: SQL) =>
    sql`select ${person} as person, ${unread} as unread, ${lastMessageId} as newest
      from ${conversations} where ${person} = any(${sql.param(people)}::bigint[]) and ${shown}`
  const sides = [
    unreadOf(employerId, employerUnread, withShownCandidate(db)),
    unreadOf(candidateId, candidateUnread, sql`true`),
  ]
  const { rows } = await db.execute<{ person: number; unread: number; newest: number | null }>(
    sql`select person, sum(unread)::integer as unread, max(newest) as newest
      from (${sql.join(sides, sql` union all `)}) sides group by person`,
  )
  return new Map(
    rows.map(({ person, unread, newest }) => [
      Number(person),
      { unread, newest: newest === null ? null : Number(newest) },
    ]),
  )
}
