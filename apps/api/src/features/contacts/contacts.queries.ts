import type { Queryable } from '@pramaan/database/client'
import { shownToEmployer } from '@pramaan/database/conditions/visibility'
import { accounts, openedContacts } from '@pramaan/database/schema'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'

/** Locks an employer, so that reveals at once are counted one after the other. */
export async function lockViewer(db: Queryable, employerId: number) {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, employerId)).for('no key update')
}

/** Stores that an employer opened a candidate's contact. */
export async function storeOpened(db: Queryable, employerId: number, candidateId: number, at: Date) {
  await db
    .insert(openedContacts)
    .values({ employerId, candidateId, firstOpenedAt: at, lastOpenedAt: at })
    .onConflictDoUpdate({
      target: [openedContacts.employerId, openedContacts.candidateId],
      set: { lastOpenedAt: at },
    })
}

/** The candidates whose contacts an employer has revealed since an instant. */
export async function findRevealed(db: Queryable, employerId: number, since: Date) {
  const rows = await db
    .select({ id: openedContacts.candidateId })
    .from(openedContacts)
    .where(and(eq(openedContacts.employerId, employerId), gte(openedContacts.lastOpenedAt, since)))
  return rows.map(({ id }) => id)
}

/** Which of these candidates' contacts an employer has ever revealed, without candidates who may no longer be shown. */
export async function findOpened(db: Queryable, employerId: number, candidateIds: readonly number[]) {
  const rows = await db
    .select({ id: accounts.id })
    .from(openedContacts)
    .innerJoin(accounts, eq(accounts.id, openedContacts.candidateId))
    .where(
      and(
        eq(openedContacts.employerId, employerId),
        inArray(openedContacts.candidateId, [...candidateIds]),
        shownToEmployer(sql`${employerId}::bigint`),
      ),
    )
  return rows.map(({ id }) => id)
}
