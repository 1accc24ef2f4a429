import { firstPlan, type Plan, type PlanLimits, planAt, plans } from '@pramaan/domain/employer'
import { z } from 'zod'

/** The setting with the plans' limits that differ from the defaults: `{ free: { filterSearchesADay: 50 } }`. */
export const planLimitsKey = 'plan-limits'

const limit = z.number().int().min(0).nullable()
const limits = z.object({ jobRolesADay: limit, filterSearchesADay: limit, profileViewsADay: limit }).partial()
const planLimits = z.object({ free: limits, premium: limits }).partial()

/**
 * Read with an employer's session: the plan, the operator's limits for all plans, and the newest search in the history;
 * null for others.
 */
export type SessionPlan = {
  plan: Plan | null
  planUntil: Date | null
  planLimits: unknown
  newestSearchId: number | null
  newestSearchKey: string | null
}

/** An employer's daily limits, and the newest search in the history. */
export type Allowance = { limits: PlanLimits; newest: { id: number; searchKey: string } | undefined }

/** The daily limits of an employer's current plan (D27), and the latest search; others get the first plan. */
export function allowanceOf(read: SessionPlan, now: Date): Allowance {
  const { plan, planUntil, planLimits: set, newestSearchId: id, newestSearchKey: searchKey } = read
  return {
    limits: limitsOf(planAt({ plan: plan ?? firstPlan, planUntil }, now), set),
    newest: id !== null && searchKey !== null ? { id, searchKey } : undefined,
  }
}

/** A plan's limits, from the settings or else the defaults. */
export function limitsOf(plan: Plan, setting: unknown): PlanLimits {
  const set = planLimits.safeParse(setting ?? {}).data?.[plan] ?? {}
  return { ...plans[plan], ...Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)) }
}
