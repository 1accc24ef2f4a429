import type { Queryable } from '@pramaan/database/client'
import { shownToEmployer } from '@pramaan/database/conditions/visibility'
import { accounts, auditLog } from '@pramaan/database/schema'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'

/** The audit log's action for a revealed contact. */
export const revealed = 'contact-revealed'

/** Locks an employer, so that reveals at once are counted one after the other. */
export async function lockViewer(db: Queryable, employerId: number) {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, employerId)).for('no key update')
}

/** The candidates whose contacts an employer has revealed since an instant. */
export async function findRevealed(db: Queryable, employerId: number, since: Date) {
  const rows = await db
    .selectDistinct({ id: auditLog.subjectId })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, employerId), eq(auditLog.action, revealed), gte(auditLog.at, since)))
  return rows.map(({ id }) => id)
}

/** Those of these candidates whose contacts an employer has revealed at any time, and who may still be shown. */
export async function findOpened(db: Queryable, employerId: number, candidateIds: readonly number[]) {
  const rows = await db
    .selectDistinct({ id: accounts.id })
    .from(auditLog)
    .innerJoin(accounts, eq(accounts.id, auditLog.subjectId))
    .where(
      and(
        inArray(auditLog.subjectId, [...candidateIds]),
        eq(auditLog.actorId, employerId),
        eq(auditLog.action, revealed),
        shownToEmployer(sql`${employerId}::bigint`),
      ),
    )
  return rows.map(({ id }) => id)
}
