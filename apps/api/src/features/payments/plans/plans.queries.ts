import type { Queryable } from '@pramaan/database/client'
import { employers, grants } from '@pramaan/database/schema'
import type { CurrentPlan } from '@pramaan/domain/employer'
import { and, eq } from 'drizzle-orm'

/** The plan that an employer holds, locked; undefined for who is none. */
export async function lockPlan(db: Queryable, employerId: number): Promise<CurrentPlan | undefined> {
  const [row] = await db
    .select({ plan: employers.plan, planUntil: employers.planUntil })
    .from(employers)
    .where(eq(employers.accountId, employerId))
    .for('no key update')
  return row
}

/** Writes the plan that an employer holds. */
export async function storePlan(db: Queryable, employerId: number, current: CurrentPlan) {
  await db.update(employers).set(current).where(eq(employers.accountId, employerId))
}

/** How many times a person was given days of a plan, also those that went back. */
export function countPlanGrants(db: Queryable, personId: number) {
  return db.$count(grants, and(eq(grants.personId, personId), eq(grants.purpose, 'Plan')))
}
