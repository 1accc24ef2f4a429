import type { Queryable } from '@pramaan/database/client'
import { employers, grants } from '@pramaan/database/schema'
import type { CurrentPlan } from '@pramaan/domain/employer'
import { and, eq } from 'drizzle-orm'

/** An employer's plan, locked; undefined for other accounts. */
export async function lockPlan(db: Queryable, employerId: number): Promise<CurrentPlan | undefined> {
  const [row] = await db
    .select({ plan: employers.plan, planUntil: employers.planUntil })
    .from(employers)
    .where(eq(employers.accountId, employerId))
    .for('no key update')
  return row
}

/** Stores an employer's plan. */
export async function storePlan(db: Queryable, employerId: number, current: CurrentPlan) {
  await db.update(employers).set(current).where(eq(employers.accountId, employerId))
}

/** The number of times a person got days of a plan, including refunded ones. */
export function countPlanGrants(db: Queryable, personId: number) {
  return db.$count(grants, and(eq(grants.personId, personId), eq(grants.purpose, 'Plan')))
}
