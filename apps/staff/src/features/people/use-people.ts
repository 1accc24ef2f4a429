import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { userParts } from '@pramaan/domain/statistics'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useListPage } from '../../lists/table/use-list-page.ts'

/** An account as an Admin runs it. */
export type Account = Awaited<ReturnType<Client['accounts']['list']>>['data'][number]

/** What of an account the actions on it look at and name. */
export type SelectedAccount = Pick<
  Account,
  'ID' | 'Role' | 'FullName' | 'Status' | 'Erased' | 'SecondFactor' | 'Suspension'
>

const wanted = {
  staff: { role: 'staff' },
  users: { role: 'users' },
  employers: { role: 'Employer' },
  candidates: { role: 'Candidate' },
  suspended: { status: 'suspended' },
} as const

/** Whose accounts show. */
type PeopleTab = keyof typeof wanted

/** The tabs in their order. */
export const peopleTabs = Object.keys(wanted) as PeopleTab[]

/** The accounts that the address names. */
export function usePeople() {
  const { accounts } = useApi()
  const [address, setAddress] = useSearchParams()
  const { page, change } = useListPage()
  const tab = peopleTabs.find((one) => one === address.get('tab')) ?? 'staff'
  const only = tab === 'users' ? userParts.find((part) => part === address.get('only')) : undefined
  const query = useQuery({
    ...accounts.list.query({ query: { ...wanted[tab], ...(only && { only }), ...page } }),
    placeholderData: keepPreviousData,
  })
  const showTab = (next: string) => setAddress({ tab: next, ...(page.term && { term: page.term }) })
  return { ...query, tab, only, showTab, page, change }
}

/** Makes the lists that show accounts read again, once an action is done. */
export function useRefreshPeople() {
  const { accounts, search } = useApi()
  const queries = useQueryClient()
  const keys = [accounts.list.key, search.candidates.key]
  return () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
