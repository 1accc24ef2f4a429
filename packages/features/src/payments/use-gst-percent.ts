import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** The GST that is in every price, in percent: 0 where the seller has no GSTIN, and until it is known. */
export function useGstPercent(): number {
  const api = useApi()
  return useQuery(api.payments.prices.query({})).data?.data.GstPercent ?? 0
}
