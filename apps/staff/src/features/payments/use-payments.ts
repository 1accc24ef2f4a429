import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { type IndiaDay, parseDay } from '@pramaan/domain/india-day'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isCrossed } from '../../lists/filters/day-fields.tsx'

/** Payments on a page (document 002 §9). */
export const pageSize = 10

/** A payment as staff see it. */
export type Payment = Awaited<ReturnType<Client['payments']['list']>>['data'][number]

/** The days of payment, both or one; with `show`, the payments whose money came in or went back on those days. */
export type DateRange = { from?: IndiaDay | undefined; to?: IndiaDay | undefined; show?: 'money' | undefined }

/** The days and the page in the address. */
export function usePaymentsAddress() {
  const [address, setAddress] = useSearchParams()
  const index = Number(address.get('pageIndex'))
  const span: DateRange = {
    from: parseDay(address.get('startDate') ?? ''),
    to: parseDay(address.get('endDate') ?? ''),
    show: address.get('show') === 'money' ? 'money' : undefined,
  }
  const pageIndex = Number.isSafeInteger(index) && index > 0 ? index : 0
  const open = (next: DateRange, index = 0) =>
    setAddress({ ...queryOf(next), ...(index > 0 && { pageIndex: String(index) }) })
  return { span, pageIndex, search: (next: DateRange) => open(next), goTo: (next: number) => open(span, next) }
}

/** The days of payment, as the API and the address name them. */
export function queryOf({ from, to, show }: DateRange) {
  return { ...(from && { startDate: from }), ...(to && { endDate: to }), ...(show && { show }) }
}

/** A page of payments, newest first; the previous rows stay until the next ones have loaded. */
export function usePayments(span: DateRange, pageIndex: number) {
  const { payments } = useApi()
  const query = { pageSize, pageIndex, ...queryOf(span) }
  return useQuery({
    ...payments.list.query({ query }),
    placeholderData: keepPreviousData,
    enabled: !isCrossed(span),
  })
}
