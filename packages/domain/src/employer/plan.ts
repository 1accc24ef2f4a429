/** The daily limits of an employer's plan; null means no limit (D27). */
export type PlanLimits = {
  jobRolesADay: number | null
  filterSearchesADay: number | null
  profileViewsADay: number | null
}

/** The plans and their default limits, which the operator may set otherwise. */
export const plans = {
  free: { jobRolesADay: 10, filterSearchesADay: 100, profileViewsADay: 200 },
  premium: { jobRolesADay: null, filterSearchesADay: null, profileViewsADay: 2_000 },
} as const satisfies Record<string, PlanLimits>

/** The name of a plan. */
export type Plan = keyof typeof plans

/** The plans by name, the free one first. */
export const planNames = Object.keys(plans) as [Plan, ...Plan[]]

/** The plan a new employer is on. */
export const firstPlan = 'free' satisfies Plan

const dayMs = 24 * 3600_000

/**
 * The plan items on sale: days of a plan at a default price in paise, GST included; the operator may set another price
 * (D36).
 */
export const planOffers = [
  { offer: 'premium-month', code: 1, plan: 'premium', days: 30, price: 299_900 },
  { offer: 'premium-year', code: 2, plan: 'premium', days: 365, price: 2_999_000 },
] as const satisfies readonly { offer: string; code: number; plan: Plan; days: number; price: number }[]

/** The name of an offer. */
export type PlanOffer = (typeof planOffers)[number]['offer']

/** The offers by name. */
export const planOfferNames = planOffers.map(({ offer }) => offer) as [PlanOffer, ...PlanOffer[]]

/** An employer's plan and the instant it is paid until; without an instant it is permanent. */
export type CurrentPlan = { plan: Plan; planUntil: Date | null }

/** The plan in force at an instant: a paid plan ends with its paid days. */
export function planAt({ plan, planUntil }: CurrentPlan, now: Date): Plan {
  return planUntil === null || planUntil > now ? plan : firstPlan
}

/** Why an employer can't buy days of a plan: they already have it permanently. */
export function whyNotBuyPlan({ plan, planUntil }: CurrentPlan): 'has-it' | undefined {
  return plan !== firstPlan && planUntil === null ? 'has-it' : undefined
}

/** The plan after buying days: they start now, or after the days already paid. */
export function planAfterPayment(current: CurrentPlan, bought: { plan: Plan; days: number }, now: Date) {
  const from = Math.max(now.getTime(), current.planUntil?.getTime() ?? 0)
  return { plan: bought.plan, planUntil: new Date(from + bought.days * dayMs) }
}

/** The plan after bought days were refunded. */
export function planAfterRefund({ plan, planUntil }: CurrentPlan, bought: { days: number }, now: Date): CurrentPlan {
  if (planUntil === null) return { plan, planUntil }
  const until = new Date(planUntil.getTime() - bought.days * dayMs)
  return until > now ? { plan, planUntil: until } : { plan: firstPlan, planUntil: null }
}
