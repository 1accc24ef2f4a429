import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { type IndiaDay, parseDay } from '@pramaan/domain/india-day'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

/** Payments a page (document 002 §9). */
export const pageSize = 10

/** One payment as staff see it. */
export type Payment = Awaited<ReturnType<Client['payments']['list']>>['data'][number]

/** Days of payment, both of them or one. */
export type Span = { startDate?: IndiaDay | undefined; endDate?: IndiaDay | undefined }

/** Whether the last day is before the first, which asks for nothing. */
export function isCrossed({ startDate, endDate }: Span): boolean {
  return startDate !== undefined && endDate !== undefined && endDate < startDate
}

/** The days and the page that the address names. */
export function usePaymentsAddress() {
  const [address, setAddress] = useSearchParams()
  const index = Number(address.get('pageIndex'))
  const span: Span = {
    startDate: parseDay(address.get('startDate') ?? ''),
    endDate: parseDay(address.get('endDate') ?? ''),
  }
  const pageIndex = Number.isSafeInteger(index) && index > 0 ? index : 0
  const open = ({ startDate, endDate }: Span, next = 0) =>
    setAddress({
      ...(startDate && { startDate }),
      ...(endDate && { endDate }),
      ...(next > 0 && { pageIndex: String(next) }),
    })
  return { span, pageIndex, search: (next: Span) => open(next), goTo: (next: number) => open(span, next) }
}

/** A page of payments, newest first; the rows before stay until the next ones are there. */
export function usePayments({ startDate, endDate }: Span, pageIndex: number) {
  const { payments } = useApi()
  const query = { pageSize, pageIndex, ...(startDate && { startDate }), ...(endDate && { endDate }) }
  return useQuery({
    ...payments.list.query({ query }),
    placeholderData: keepPreviousData,
    enabled: !isCrossed({ startDate, endDate }),
  })
}
