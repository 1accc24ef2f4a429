import type { Queryable } from '@pramaan/database/client'
import { turnedTo } from '@pramaan/database/conditions/visibility'
import { accounts, candidates } from '@pramaan/database/schema'
import { eq, sql } from 'drizzle-orm'

/** A candidate's account as the rule of who may be shown to whom looks at it, and whether they turned to the reader. */
export async function readVisibility(db: Queryable, candidateId: number, readerId: number) {
  const [row] = await db
    .select({
      account: {
        registrationStep: accounts.registrationStep,
        status: accounts.status,
        hiddenAt: accounts.hiddenAt,
        unlistedAt: accounts.unlistedAt,
      },
      turnedTo: sql<boolean>`${turnedTo(sql`${readerId}::bigint`, accounts.id)}`,
    })
    .from(accounts)
    .innerJoin(candidates, eq(candidates.accountId, accounts.id))
    .where(eq(accounts.id, candidateId))
  return row
}
