import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { usePayment } from '@pramaan/features/payments/use-payment.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** The price of a verification in rupees; undefined while loading. */
export function useVspPrice(): number | undefined {
  const api = useApi()
  return useQuery(api.payments.prices.query({})).data?.data.VSP
}

/** Whether a profile is complete enough to verify, and what the server says is missing. */
export type Completeness = { isComplete: boolean; missing: string[] }

/**
 * Asks the server whether the profile is complete enough; if the request fails, the answer is no (document 001 §4, §8).
 */
export function useCompleteness(userId: number, onComplete: () => void) {
  const api = useApi()
  return useMutation({
    mutationFn: (): Promise<Completeness> =>
      api.candidates.completeness({ body: { CandidateID: userId } }).then(
        ({ data, missing }) => ({ isComplete: data, missing }),
        (error: unknown) => {
          console.error(error)
          return { isComplete: false, missing: [] }
        },
      ),
    onSuccess: ({ isComplete }) => isComplete && onComplete(),
  })
}

/** Buys a verification, then reloads what the purchase changes. */
export function useVspPayment(userId: number) {
  const api = useApi()
  const queries = useQueryClient()
  const purchase = {
    start: (CouponCode: string | undefined) =>
      api.payments.createOrder({ body: { userId, appliedTo: 'VSP', ...(CouponCode && { CouponCode }) } }),
    verify: (ids: Parameters<typeof api.payments.verify>[0]['body']) => api.payments.verify({ body: ids }),
  }
  return usePayment(purchase, () => {
    void queries.invalidateQueries({ queryKey: api.candidates.get.key })
    void queries.invalidateQueries({ queryKey: api.payments.mine.key })
  })
}
