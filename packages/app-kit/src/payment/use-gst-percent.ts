import { useQuery } from '@tanstack/react-query'
import { useApi } from '../platform/platform.tsx'

/** The GST that is in every price, in percent: 0 where the seller has no GSTIN, and until it is known. */
export function useGstPercent(): number {
  const api = useApi()
  return useQuery(api.payments.prices.query({})).data?.data.GstPercent ?? 0
}
