import type { Queryable } from '@pramaan/database/client'
import { conversations } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'
import { withShownCandidate } from './conversations.queries.ts'

/** What a person has not read in all their conversations, and the newest message in them. */
export type UnreadMessages = { unread: number; newest: number | null }

/** The unread messages of several people in one statement; who has no conversation is not in the answer. */
export async function countUnreadMessages(
  db: Queryable,
  people: readonly number[],
): Promise<Map<number, UnreadMessages>> {
  const sides = [
    [conversations.employerId, conversations.employerUnread, withShownCandidate(db)],
    [conversations.candidateId, conversations.candidateUnread, sql`true`],
  ].map(
    ([
      mine,
      unread,
      which,
    ]) => sql`select ${mine} as person, ${unread} as unread, ${conversations.lastMessageId} as newest
      from ${conversations} where ${mine} = any(${sql.param(people)}::bigint[]) and ${which}`,
  )
  const { rows } = await db.execute<{ person: number; unread: number; newest: number | null }>(
    sql`select person, sum(unread)::integer as unread, max(newest) as newest
      from (${sql.join(sides, sql` union all `)}) mine group by person`,
  )
  return new Map(
    rows.map(({ person, unread, newest }) => [
      Number(person),
      { unread, newest: newest === null ? null : Number(newest) },
    ]),
  )
}
