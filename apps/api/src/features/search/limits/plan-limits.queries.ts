import type { Database } from '@pramaan/database/client'
import { employers, searchLogs, settings } from '@pramaan/database/schema'
import { firstPlan, type Plan, type PlanLimits, planAt, plans } from '@pramaan/domain/employer'
import { desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'

/** The setting with the plans' limits that differ from the defaults: `{ free: { filterSearchesADay: 50 } }`. */
export const planLimitsKey = 'plan-limits'

const limit = z.number().int().min(0).nullable()
const limits = z.object({ jobRolesADay: limit, filterSearchesADay: limit, profileViewsADay: limit }).partial()
const planLimits = z.object({ free: limits, premium: limits }).partial()

const statements = new WeakMap<Database, ReturnType<typeof prepare>>()

/** An employer's daily limits, and the newest search in the history. */
type Allowance = { limits: PlanLimits; newest: { id: number; searchKey: string } | undefined }

function prepare(db: Database) {
  const employerId = sql.placeholder('employerId')
  const newest = db
    .select({ id: searchLogs.id, searchKey: searchLogs.searchKey })
    .from(searchLogs)
    .where(eq(searchLogs.employerId, employerId))
    .orderBy(desc(searchLogs.id))
    .limit(1)
    .as('newest')
  return db
    .select({
      plan: employers.plan,
      planUntil: employers.planUntil,
      set: settings.value,
      id: newest.id,
      searchKey: newest.searchKey,
    })
    .from(employers)
    .leftJoin(settings, eq(settings.key, planLimitsKey))
    .leftJoin(newest, sql`true`)
    .where(eq(employers.accountId, employerId))
    .prepare('search_allowance')
}

/** The daily limits of an employer's plan, from the settings or else the defaults (D27), and the last search. */
export async function findAllowance(db: Database, employerId: number, now: Date): Promise<Allowance> {
  const statement = statements.get(db) ?? prepare(db)
  statements.set(db, statement)
  const [employer] = await statement.execute({ employerId })
  const plan = planAt({ plan: employer?.plan ?? firstPlan, planUntil: employer?.planUntil ?? null }, now)
  const { id, searchKey } = employer ?? {}
  return {
    limits: limitsOf(plan, employer?.set),
    newest: id != null && searchKey != null ? { id, searchKey } : undefined,
  }
}

/** A plan's limits, from the settings or else the defaults. */
export function limitsOf(plan: Plan, setting: unknown): PlanLimits {
  const set = planLimits.safeParse(setting ?? {}).data?.[plan] ?? {}
  return { ...plans[plan], ...Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)) }
}
