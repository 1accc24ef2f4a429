import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** The GST rate included in every price, in percent: 0 if the seller has no GSTIN, and while loading. */
export function useGstPercent(): number {
  const api = useApi()
  return useQuery(api.payments.prices.query({})).data?.data.GstPercent ?? 0
}
