import { type Plan, type PlanLimits, plans } from '@pramaan/domain/employer'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { employers, settings } from '../../db/schema/index.ts'

/** The setting that holds plans' limits where they differ from the defaults: `{ free: { filterSearchesADay: 50 } }`. */
export const planLimitsKey = 'plan-limits'

const limit = z.number().int().min(0).nullable()
const limits = z.object({ jobRolesADay: limit, filterSearchesADay: limit, profileViewsADay: limit }).partial()
const planLimits = z.object({ free: limits, premium: limits }).partial()

const statements = new WeakMap<Database, ReturnType<typeof prepare>>()

function prepare(db: Database) {
  return db
    .select({ plan: employers.plan, set: settings.value })
    .from(employers)
    .leftJoin(settings, eq(settings.key, planLimitsKey))
    .where(eq(employers.accountId, sql.placeholder('employerId')))
    .prepare('search_plan')
}

/** What an employer's plan allows in a day: the settings', else the defaults (D27). */
export async function findPlanLimits(db: Database, employerId: number): Promise<PlanLimits> {
  const statement = statements.get(db) ?? prepare(db)
  statements.set(db, statement)
  const [employer] = await statement.execute({ employerId })
  const plan: Plan = employer?.plan ?? 'free'
  const set = planLimits.safeParse(employer?.set ?? {}).data?.[plan] ?? {}
  return { ...plans[plan], ...Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)) }
}
