import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useExistingPage } from '@pramaan/app-shell/router/use-existing-page.ts'
import { pageIn } from '@pramaan/app-shell/router/use-page-number.ts'
import { jobApplicationStatuses } from '@pramaan/domain/job-application'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { peoplePageSize } from '../applicants/people-list.tsx'

/** The applications for the search words and page in the address, with setters. */
export function useReceived() {
  const api = useApi()
  const [address, setAddress] = useSearchParams()
  const term = address.get('term')?.slice(0, 100) ?? ''
  const kind = (['job', 'drive'] as const).find((known) => known === address.get('kind'))
  const status = jobApplicationStatuses.find((known) => known === address.get('status'))
  const page = pageIn(address)
  const filters = { ...(kind && { kind }), ...(status && { status }) }
  const query = { term, ...filters, pageSize: peoplePageSize, pageIndex: page - 1 }
  const answer = useQuery({ ...api.applications.list.query({ query }), placeholderData: keepPreviousData })
  useExistingPage(answer)
  const change = (next: { term?: string; page?: number }) => {
    const { term: words, page: number } = { term, page: 1, ...next }
    setAddress({ ...filters, ...(words && { term: words }), ...(number > 1 && { page: String(number) }) })
  }
  return { term, kind, status, page, answer, change }
}
