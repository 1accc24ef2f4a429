import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** An order of the Store in the list. */
export type StoreOrder = Awaited<ReturnType<Client['store']['orders']>>['data'][number]

/** A page of the Store's orders, newest first; the previous rows stay until the next ones have loaded. */
export function useOrders({ pageSize, pageIndex }: { pageSize: number; pageIndex: number }) {
  const { store } = useApi()
  return useQuery({ ...store.orders.query({ query: { pageSize, pageIndex } }), placeholderData: keepPreviousData })
}
