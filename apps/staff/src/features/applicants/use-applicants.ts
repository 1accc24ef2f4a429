import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { type IndiaDay, parseDay } from '@pramaan/domain/india-day'
import { defaultPageSize } from '@pramaan/domain/options'
import { reviewAction } from '@pramaan/domain/verification'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isCrossed } from '../../lists/filters/day-fields.tsx'
import { usePageSize } from '../../lists/table/use-page-size.ts'

/** An applicant for verification. */
export type Applicant = Awaited<ReturnType<Client['verification']['applicants']>>['data'][number]

/** The range of application days, with the names of the URL and the API. */
export type Days = { fromDate?: IndiaDay | undefined; toDate?: IndiaDay | undefined }

/** The tabs of the applicants; the first is open initially. */
export const applicantTabs = ['waiting', 'mine', 'verified', 'all'] as const

export type ApplicantTab = (typeof applicantTabs)[number]

/** The reviewer whose applicants are listed; `none` lists unassigned ones. */
export type Reviewer = number | 'none'

/** `day`: the dates are those of verification, not of application, as in the statistics. */
type Wanted = Days & { tab: ApplicantTab; term: string; day?: 'verified' | undefined; reviewer?: Reviewer | undefined }

type Page = Wanted & { pageSize: number; pageIndex: number }

/** The same range with the usual names of its ends. */
export function daysOf({ fromDate, toDate }: Days) {
  return { from: fromDate, to: toDate }
}

/** The page of applicants in the URL: tab, name, application days, page and page size. */
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

/** All applicants, or only those who also applied to an employer. */
export type ApplicantList = 'vsp' | 'employers'

/** The list, its tab, name and days in the API's form. */
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
