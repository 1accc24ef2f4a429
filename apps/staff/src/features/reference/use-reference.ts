import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { type ReferenceListName, referenceListNames } from '@pramaan/domain/reference-list'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useListPage } from '../../lists/table/use-list-page.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type ChangeNotice, useNoticedChange } from '../../use-noticed-change.ts'

/** An entry of a reference list. */
export type Entry = Awaited<ReturnType<Client['referenceLists']['list']>>['data'][number]

/** Which entries of a list to show. */
export const statuses = ['offered', 'excluded'] as const

/** The reference list in the address, and its filter. */
export function useReferenceAddress() {
  const [address, setAddress] = useSearchParams()
  const { page, change } = useListPage()
  const list = referenceListNames.find((name) => name === address.get('list')) ?? 'skills'
  const status = statuses.find((name) => name === address.get('status'))
  const showList = (next: string) => setAddress({ list: next })
  const showStatus = (next: string) => {
    const addressParams = new URLSearchParams(address)
    addressParams.delete('pageIndex')
    if (statuses.some((name) => name === next)) addressParams.set('status', next)
    else addressParams.delete('status')
    setAddress(addressParams)
  }
  return { list, status, page, change, showList, showStatus }
}

/** Parameters of the reference lists in the address. */
type ReferenceAddress = ReturnType<typeof useReferenceAddress>

/** A page of a list; the previous entries stay until the next ones have loaded. */
export function useReferenceList({ list, status, page }: Pick<ReferenceAddress, 'list' | 'status' | 'page'>) {
  const { referenceLists } = useApi()
  const pageOf = (pageIndex: number) =>
    referenceLists.list.query({ params: { list }, query: { ...page, pageIndex, ...(status && { status }) } })
  const answer = useQuery({ ...pageOf(page.pageIndex), placeholderData: keepPreviousData })
  return { ...answer, onNear: useNextPage(answer, (next) => pageOf(next - 1)) }
}

/** Reloads the list and this console's forms. */
export function useRefreshReference() {
  const { referenceLists, reference } = useApi()
  const queries = useQueryClient()
  return async () => {
    await queries.invalidateQueries({ queryKey: referenceLists.list.key })
    for (const noun of [reference.degrees, reference.locations]) await queries.invalidateQueries({ queryKey: noun.key })
  }
}

/** Excludes an entry or offers it again, at once, with Undo. */
export function useExclusion(list: ReferenceListName) {
  const t = useTexts()
  const { referenceLists } = useApi()
  const set = useNoticedChange<{ entry: Entry; excluded: boolean; undone?: boolean }, { data: Entry }>({
    run: ({ entry, excluded }) =>
      referenceLists.exclude({ params: { list, id: entry.ID }, body: { Excluded: excluded } }),
    reload: useRefreshReference(),
    done: ({ entry, excluded, undone }): ChangeNotice => ({
      text: t(excluded ? 'reference.excluded.done' : 'reference.restored.done', { name: entry.Title }),
      ...(!undone && { undo: () => set.mutate({ entry, excluded: !excluded, undone: true }) }),
    }),
  })
  return set
}
