import type { Queryable } from '@pramaan/database/client'
import { hasContacted } from '@pramaan/database/conditions/visibility'
import { accounts, candidateNotes, candidateSearch, candidates } from '@pramaan/database/schema'
import { and, eq, inArray, sql } from 'drizzle-orm'

/** A candidate's account as the visibility rule needs it, and whether they contacted the reader. */
export async function readVisibility(db: Queryable, candidateId: number, readerId: number) {
  const [row] = await db
    .select({
      account: {
        registrationStep: accounts.registrationStep,
        status: accounts.status,
        hiddenAt: accounts.hiddenAt,
        unlistedAt: accounts.unlistedAt,
      },
      hasContacted: sql<boolean>`${hasContacted(sql`${readerId}::bigint`, accounts.id)}`,
    })
    .from(accounts)
    .innerJoin(candidates, eq(candidates.accountId, accounts.id))
    .where(eq(accounts.id, candidateId))
  return row
}

/** Those of the candidates who are in the course partners' list. */
export async function ofPartners(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select({ id: candidateNotes.candidateId })
    .from(candidateNotes)
    .innerJoin(candidateSearch, eq(candidateSearch.candidateId, candidateNotes.candidateId))
    .where(
      and(
        inArray(candidateNotes.candidateId, [...ids]),
        eq(candidateNotes.kind, 'courses'),
        candidateNotes.current,
        sql`cardinality(${candidateNotes.courseIds}) > 0`,
      ),
    )
  return rows.map(({ id }) => id)
}
