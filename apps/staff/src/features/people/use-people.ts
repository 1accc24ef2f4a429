import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { type AccountStatus, accountStatuses } from '@pramaan/domain/account'
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

const listQuery = {
  staff: { role: 'staff' },
  users: { role: 'users' },
  employers: { role: 'Employer' },
  candidates: { role: 'Candidate' },
  suspended: { status: 'suspended' },
} as const

/** The tab: whose accounts to show. */
type PeopleTab = keyof typeof listQuery

/** The tabs in order. */
export const peopleTabs = Object.keys(listQuery) as PeopleTab[]

/** The state filter in the URL, for tabs with accounts of every state; the other tabs have one state only. */
function stateIn(address: URLSearchParams, tab: PeopleTab): AccountStatus | undefined {
  if (tab === 'suspended') return undefined
  return accountStatuses.find((state) => state === address.get('state'))
}

/** The accounts in the address. */
export function usePeople() {
  const { accounts } = useApi()
  const [address, setAddress] = useSearchParams()
  const { page, change } = useListPage()
  const tab = peopleTabs.find((one) => one === address.get('tab')) ?? 'staff'
  const only = tab === 'users' ? userParts.find((part) => part === address.get('only')) : undefined
  const state = stateIn(address, tab)
  const query = useQuery({
    ...accounts.list.query({
      query: { ...listQuery[tab], ...(only && { only }), ...(state && { status: state }), ...page },
    }),
    placeholderData: keepPreviousData,
  })
  const show = (next: { tab: string; state?: string | undefined }) =>
    setAddress({
      tab: next.tab,
      ...(next.state && { state: next.state }),
      ...(page.term && { term: page.term }),
    })
  const showTab = (next: string) => show({ tab: next })
  const showState = (next: string) => show({ tab, state: next })
  return { ...query, tab, only, state, showTab, showState, page, change }
}

/** Reloads the lists and profiles that show accounts, after an action. */
export function useRefreshPeople() {
  const { accounts, candidates, search } = useApi()
  const queries = useQueryClient()
  const keys = [accounts.list.key, accounts.outsideSearch.key, candidates.get.key, search.candidates.key]
  return () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
