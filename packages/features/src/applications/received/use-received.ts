import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useExistingPage } from '@pramaan/app-shell/router/list-pages/use-existing-page.ts'
import { pageIn } from '@pramaan/app-shell/router/list-pages/use-page-number.ts'
import { type JobApplicationStatus, jobApplicationStatuses } from '@pramaan/domain/job-application'
import { startOf } from '@pramaan/domain/shortened'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { peoplePageSize } from '../applicants/people-list.tsx'

/** The kinds of openings that people apply to. */
export const kinds = ['job', 'drive'] as const

type Filters = { term: string; kind: (typeof kinds)[number] | undefined; status: JobApplicationStatus | undefined }

/** The applications for the search words, filters and page in the address, with setters. */
export function useReceived() {
  const api = useApi()
  const [address, setAddress] = useSearchParams()
  const term = startOf(address.get('term') ?? '', 100)
  const kind = kinds.find((known) => known === address.get('kind'))
  const status = jobApplicationStatuses.find((known) => known === address.get('status'))
  const page = pageIn(address)
  const query = {
    term,
    ...(kind && { kind }),
    ...(status && { status }),
    pageSize: peoplePageSize,
    pageIndex: page - 1,
  }
  const answer = useQuery({ ...api.applications.list.query({ query }), placeholderData: keepPreviousData })
  useExistingPage(answer)
  const change = (next: Partial<Filters & { page: number }>) => {
    const now = { kind, status, term, page: 1, ...next }
    const named = Object.entries(now).filter(([name, value]) => value && !(name === 'page' && value === 1))
    setAddress(Object.fromEntries(named.map(([name, value]) => [name, String(value)])))
  }
  return { term, kind, status, page, answer, change }
}

/** The received applications and their setters. */
export type ReceivedSearch = ReturnType<typeof useReceived>
