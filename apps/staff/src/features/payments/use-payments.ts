import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { type IndiaDay, parseDay } from '@pramaan/domain/india-day'
import {
  type MoneyShown,
  moneyShown,
  type OrderPurpose,
  type OrderState,
  orderPurposes,
  orderStates,
} from '@pramaan/domain/payment'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isCrossed } from '../../lists/filters/day-fields.tsx'

/** Payments on a page (document 002 §9). */
export const pageSize = 10

/** A payment in the staff's list. */
export type Payment = Awaited<ReturnType<Client['payments']['list']>>['data'][number]

/** The range of payment days; with `show`, the days on which the money was captured or returned. */
export type DateRange = { from?: IndiaDay | undefined; to?: IndiaDay | undefined; show?: MoneyShown | undefined }

/** Filters by purpose, state, and words of the payer's name or the order. */
export type PaymentFilters = DateRange & {
  term: string
  purpose?: OrderPurpose | undefined
  status?: OrderState | undefined
}

/** The filters and the page in the address. */
export function usePaymentsAddress() {
  const [address, setAddress] = useSearchParams()
  const index = Number(address.get('pageIndex'))
  const filters: PaymentFilters = {
    term: address.get('term') ?? '',
    purpose: orderPurposes.find((known) => known === address.get('purpose')),
    status: orderStates.find((known) => known === address.get('status')),
    from: parseDay(address.get('startDate') ?? ''),
    to: parseDay(address.get('endDate') ?? ''),
    show: moneyShown.find((known) => known === address.get('show')),
  }
  const pageIndex = Number.isSafeInteger(index) && index > 0 ? index : 0
  const open = ({ term, ...next }: PaymentFilters, index = 0) =>
    setAddress({
      ...(term && { term }),
      ...narrowedBy(next),
      ...(index > 0 && { pageIndex: String(index) }),
    })
  return {
    filters,
    pageIndex,
    search: (next: Partial<PaymentFilters>) => open({ ...filters, ...next }),
    goTo: (next: number) => open(filters, next),
  }
}

function narrowedBy({ from, to, show, purpose, status }: Omit<PaymentFilters, 'term'>) {
  return {
    ...(from && { startDate: from }),
    ...(to && { endDate: to }),
    ...(show && { show }),
    ...(purpose && { purpose }),
    ...(status && { status }),
  }
}

/** The filters, as the API names them. */
export function queryOf({ term, ...filters }: PaymentFilters) {
  return { ...narrowedBy(filters), ...(term && { search: term }) }
}

/** A page of payments, newest first; the previous rows stay until the next ones have loaded. */
export function usePayments(filters: PaymentFilters, pageIndex: number) {
  const { payments } = useApi()
  const pageOf = (at: number) => payments.list.query({ query: { pageSize, pageIndex: at, ...queryOf(filters) } })
  const answer = useQuery({ ...pageOf(pageIndex), placeholderData: keepPreviousData, enabled: !isCrossed(filters) })
  return { ...answer, onNear: useNextPage(answer, (next) => pageOf(next - 1)) }
}
