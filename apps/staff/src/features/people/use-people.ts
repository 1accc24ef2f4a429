import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { userParts } from '@pramaan/domain/statistics'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useListPage } from '../../lists/table/use-list-page.ts'

/** An account as Admins see it. */
export type Account = Awaited<ReturnType<Client['accounts']['list']>>['data'][number]

/** The parts of an account that its actions need. */
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

/** The tab: whose accounts to show. */
type PeopleTab = keyof typeof wanted

/** The tabs in order. */
export const peopleTabs = Object.keys(wanted) as PeopleTab[]

/** The accounts in the address. */
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

/** Reloads the lists that show accounts, after an action. */
export function useRefreshPeople() {
  const { accounts, search } = useApi()
  const queries = useQueryClient()
  const keys = [accounts.list.key, search.candidates.key]
  return () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
