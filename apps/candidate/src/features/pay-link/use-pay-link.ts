import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** A payment link as its person opens it. */
export type PayLink = Awaited<ReturnType<Client['store']['link']>>['data']

/** The link of an order; one that is nobody's, or another's, is refused as not there. */
export function usePayLink(orderId: string) {
  const { store } = useApi()
  return useQuery({ ...store.link.query({ params: { orderId } }), retry: false })
}
