import type { Client } from '@pramaan/api-client'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { usePayment } from '@pramaan/features/payments/use-payment.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'

/** The current plan, today's use, and the offers. */
export type Plans = Awaited<ReturnType<Client['employers']['plans']>>['data']

/** A number of days of a plan for a price in rupees. */
export type PlanOffer = Plans['Offers'][number]

/** What the plan page shows (D27). */
export function usePlans() {
  const api = useApi()
  return useQuery(api.employers.plans.query())
}

/** Buys an offer, then reloads what the plan allows. */
export function usePlanPayment({ Offer }: PlanOffer) {
  const api = useApi()
  const { ID: userId } = usePerson()
  const queries = useQueryClient()
  const purchase = {
    start: (CouponCode: string | undefined) =>
      api.payments.createPlanOrder({ body: { userId, Offer, ...(CouponCode && { CouponCode }) } }),
    verify: (ids: Parameters<typeof api.payments.verifyPlan>[0]['body']) => api.payments.verifyPlan({ body: ids }),
  }
  return usePayment(purchase, () => {
    const changed = [api.employers.plans, api.employers.profile, api.payments.mine, api.search.candidates]
    for (const { key } of changed) void queries.invalidateQueries({ queryKey: key })
  })
}
