import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { conceptKinds } from '@pramaan/domain/concept'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useListPage } from '../../lists/table/use-list-page.ts'
import { type NoticedChange, useNoticedChange } from '../../use-noticed-change.ts'

type Api = Client['concepts']

/** A concept with its names, relations and counts. */
export type Concept = Awaited<ReturnType<Api['get']>>['data']

/** A concept in a list. */
export type ListedConcept = Awaited<ReturnType<Api['find']>>['data'][number]

/** A typed term that names nothing. */
export type TypedTerm = Awaited<ReturnType<Api['typed']>>['data'][number]

/** The state in the URL: the tab, the kind, the open entry, and the filter of typed terms. */
export function useConceptAddress() {
  const [address, setAddress] = useSearchParams()
  const { page, change } = useListPage()
  const go = (name: string, value: string | undefined) => {
    const addressParams = new URLSearchParams(address)
    if (name !== 'entry') addressParams.delete('pageIndex')
    if (value) addressParams.set(name, value)
    else addressParams.delete(name)
    setAddress(addressParams)
  }
  return {
    tab: address.get('tab') === 'typed' ? ('typed' as const) : ('entries' as const),
    kind: conceptKinds.find((kind) => kind === address.get('kind')),
    show: address.get('show') === 'ignored' ? ('ignored' as const) : ('open' as const),
    entry: Number(address.get('entry')) || undefined,
    page,
    change,
    showTab: (tab: string) => setAddress(tab === 'typed' ? { tab } : {}),
    showKind: (kind: string) =>
      go(
        'kind',
        conceptKinds.find((one) => one === kind),
      ),
    showWhich: (show: string) => go('show', show === 'ignored' ? show : undefined),
    openEntry: (id: number | undefined) => go('entry', id === undefined ? undefined : String(id)),
  }
}

/** Concepts by name, or all of a kind alphabetically; the previous ones stay until the next have loaded. */
export function useConceptList(query: Parameters<Api['find']>[0]['query'], enabled = true) {
  const { concepts } = useApi()
  const pageOf = (pageIndex: number) => concepts.find.query({ query: { ...query, pageIndex } })
  const answer = useQuery({ ...concepts.find.query({ query }), placeholderData: keepPreviousData, enabled })
  return { ...answer, onNear: useNextPage(answer, (next) => pageOf(next - 1)) }
}

type Change<V, T> = Pick<NoticedChange<V, T>, 'done' | 'onRefused'> & { run: (concepts: Api, values: V) => Promise<T> }

/** A change of the search terms: shows a toast with Undo and reloads every list. */
export function useConceptChange<V, T>({ run, ...said }: Change<V, T>) {
  const { concepts } = useApi()
  const queries = useQueryClient()
  return useNoticedChange<V, T>({
    ...said,
    run: (values) => run(concepts, values),
    async reload() {
      for (const noun of [concepts.find, concepts.get, concepts.typed])
        await queries.invalidateQueries({ queryKey: noun.key })
    },
  })
}
