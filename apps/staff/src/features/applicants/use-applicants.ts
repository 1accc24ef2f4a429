import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { type IndiaDay, parseDay } from '@pramaan/domain/india-day'
import { defaultPageSize, pageSizes } from '@pramaan/domain/options'
import { reviewDeed } from '@pramaan/domain/verification'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isCrossed } from './date-filters.tsx'

/** One person who asked to be verified. */
export type Applicant = Awaited<ReturnType<Client['verification']['applicants']>>['data'][number]

type Page = { fromDate?: IndiaDay | undefined; toDate?: IndiaDay | undefined; pageSize: number; pageIndex: number }

/** The page of applicants that the address names: days of application, page and page size. */
export function useApplicantsAddress() {
  const [address, setAddress] = useSearchParams()
  const size = Number(address.get('pageSize'))
  const index = Number(address.get('pageIndex'))
  const page: Page = {
    fromDate: parseDay(address.get('fromDate') ?? ''),
    toDate: parseDay(address.get('toDate') ?? ''),
    pageSize: pageSizes.find((known) => known === size) ?? defaultPageSize,
    pageIndex: Number.isSafeInteger(index) && index > 0 ? index : 0,
  }
  const change = (next: Partial<Page>) => {
    const all = { ...page, pageIndex: 0, ...next }
    const kept = Object.entries(all).filter(
      ([name, value]) => value && !(name === 'pageSize' && value === defaultPageSize),
    )
    setAddress(Object.fromEntries(kept.map(([name, value]) => [name, String(value)])))
  }
  return { page, change }
}

/** All who asked to be verified, or those of them who applied to an employer too. */
export type ApplicantList = 'vsp' | 'employers'

/** A page of applicants, newest first; the rows before stay until the next ones are there. */
export function useApplicants(list: ApplicantList, { fromDate, toDate, pageSize, pageIndex }: Page) {
  const api = useApi()
  const query = { list, pageSize, pageIndex, ...(fromDate && { fromDate }), ...(toDate && { toDate }) }
  return useQuery({
    ...api.verification.applicants.query({ query }),
    placeholderData: keepPreviousData,
    enabled: !isCrossed({ fromDate, toDate }),
  })
}

/** Whether an applicant still waits for a reviewer. */
export function isWaiting({ VspStatus }: Pick<Applicant, 'VspStatus'>) {
  return reviewDeed(VspStatus) === 'verify'
}
