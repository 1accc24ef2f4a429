import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { type IndiaDay, parseDay } from '@pramaan/domain/india-day'
import { defaultPageSize } from '@pramaan/domain/options'
import { reviewAction } from '@pramaan/domain/verification'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isCrossed } from '../../lists/filters/day-fields.tsx'
import { usePageSize } from '../../lists/table/use-page-size.ts'

/** A person who asked to be verified. */
export type Applicant = Awaited<ReturnType<Client['verification']['applicants']>>['data'][number]

/** The days of application, as the address and the API name them. */
export type Days = { fromDate?: IndiaDay | undefined; toDate?: IndiaDay | undefined }

type Page = Days & { pageSize: number; pageIndex: number }

/** The same as the two ends of a date range. */
export function daysOf({ fromDate, toDate }: Days) {
  return { from: fromDate, to: toDate }
}

/** The page of applicants in the address: days of application, page and page size. */
export function useApplicantsAddress() {
  const [address, setAddress] = useSearchParams()
  const { pageSize, remember } = usePageSize(address)
  const index = Number(address.get('pageIndex'))
  const page: Page = {
    fromDate: parseDay(address.get('fromDate') ?? ''),
    toDate: parseDay(address.get('toDate') ?? ''),
    pageSize,
    pageIndex: Number.isSafeInteger(index) && index > 0 ? index : 0,
  }
  const change = (next: Partial<Page>) => {
    if (next.pageSize !== undefined) remember(next.pageSize)
    const all = { ...page, pageIndex: 0, ...next }
    const saved = Object.entries(all).filter(
      ([name, value]) => value && !(name === 'pageSize' && value === defaultPageSize),
    )
    setAddress(Object.fromEntries(saved.map(([name, value]) => [name, String(value)])))
  }
  return { page, change }
}

/** All applicants, or only those who applied to an employer too. */
export type ApplicantList = 'vsp' | 'employers'

/** The list and its days, as the API takes them. */
export function queryOf(list: ApplicantList, { fromDate, toDate }: Days) {
  return { list, ...(fromDate && { fromDate }), ...(toDate && { toDate }) }
}

/** A page of applicants, newest first; the previous rows stay until the next ones have loaded. */
export function useApplicants(list: ApplicantList, { fromDate, toDate, pageSize, pageIndex }: Page) {
  const api = useApi()
  const query = { ...queryOf(list, { fromDate, toDate }), pageSize, pageIndex }
  return useQuery({
    ...api.verification.applicants.query({ query }),
    placeholderData: keepPreviousData,
    enabled: !isCrossed(daysOf({ fromDate, toDate })),
  })
}

/** Whether an applicant still waits for a reviewer. */
export function isWaiting({ VspStatus }: Pick<Applicant, 'VspStatus'>) {
  return reviewAction(VspStatus) === 'verify'
}
