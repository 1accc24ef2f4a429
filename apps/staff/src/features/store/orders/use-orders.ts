import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** An order of the Store in the list. */
export type StoreOrder = Awaited<ReturnType<Client['store']['orders']>>['data'][number]

/** A page of the Store's orders, newest first; the previous rows stay until the next ones have loaded. */
export function useOrders({ pageSize, pageIndex }: { pageSize: number; pageIndex: number }) {
  const { store } = useApi()
  const pageOf = (at: number) => store.orders.query({ query: { pageSize, pageIndex: at } })
  const orders = useQuery({ ...pageOf(pageIndex), placeholderData: keepPreviousData })
  return { ...orders, onNear: useNextPage(orders, (next) => pageOf(next - 1)) }
}
