import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

/** A payment link as the payer sees it. */
export type PayLink = Awaited<ReturnType<Client['store']['link']>>['data']

/** The payment link of an order; an unknown one and another person's both answer "not found". */
export function usePayLink(orderId: string) {
  const { store } = useApi()
  return useQuery({ ...store.link.query({ params: { orderId } }), retry: false })
}
