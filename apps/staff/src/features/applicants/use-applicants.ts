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

/** The tabs of the applicants; the first is open at the start. */
export const applicantTabs = ['waiting', 'mine', 'verified', 'all'] as const

/** Who is listed. */
export type ApplicantTab = (typeof applicantTabs)[number]

/** The reviewer whose applicants are listed; `none` are those that nobody has taken on. */
export type Reviewer = number | 'none'

/** `day`: the dates are those of verification, not of application, as in the statistics. */
type Wanted = Days & { tab: ApplicantTab; term: string; day?: 'verified' | undefined; reviewer?: Reviewer | undefined }

type Page = Wanted & { pageSize: number; pageIndex: number }

/** The same as the two ends of a date range. */
export function daysOf({ fromDate, toDate }: Days) {
  return { from: fromDate, to: toDate }
}

/** The page of applicants in the address: tab, name, days of application, page and page size. */
export function useApplicantsAddress() {
  const [address, setAddress] = useSearchParams()
  const { pageSize, remember } = usePageSize(address)
  const index = Number(address.get('pageIndex'))
  const page: Page = {
    tab: applicantTabs.find((known) => known === address.get('tab')) ?? applicantTabs[0],
    term: address.get('term') ?? '',
    day: address.get('day') === 'verified' ? 'verified' : undefined,
    reviewer: reviewerIn(address.get('reviewer')),
    fromDate: parseDay(address.get('fromDate') ?? ''),
    toDate: parseDay(address.get('toDate') ?? ''),
    pageSize,
    pageIndex: Number.isSafeInteger(index) && index > 0 ? index : 0,
  }
  const change = (next: Partial<Page>) => {
    if (next.pageSize !== undefined) remember(next.pageSize)
    const all = { ...page, pageIndex: 0, ...next }
    const saved = Object.entries(all).filter(
      ([name, value]) => value && !usual.some(([one, said]) => one === name && said === value),
    )
    setAddress(Object.fromEntries(saved.map(([name, value]) => [name, String(value)])))
  }
  return { page, change }
}

function reviewerIn(text: string | null): Reviewer | undefined {
  if (text === 'none') return text
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

const usual: readonly [string, string | number][] = [
  ['pageSize', defaultPageSize],
  ['tab', applicantTabs[0]],
]

/** All applicants, or only those who applied to an employer too. */
export type ApplicantList = 'vsp' | 'employers'

/** The list, its tab, name and days, as the API takes them. */
export function queryOf(list: ApplicantList, { tab, term, day, reviewer, fromDate, toDate }: Wanted) {
  return {
    list,
    show: tab,
    search: term,
    ...(day && { day }),
    ...(reviewer && { reviewer }),
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
  }
}

/** A page of applicants; the previous rows stay until the next ones have loaded. */
export function useApplicants(list: ApplicantList, page: Page) {
  const api = useApi()
  const { fromDate, toDate, pageSize, pageIndex } = page
  const query = { ...queryOf(list, page), pageSize, pageIndex }
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
