import type { Client } from '@pramaan/api-client'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { conceptKinds } from '@pramaan/domain/concept'
import { showToast } from '@pramaan/ui/toaster'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useListPage } from '../../lists/table/use-list-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

type Api = Client['concepts']

/** A concept with its names, relations and counts. */
export type Concept = Awaited<ReturnType<Api['get']>>['data']

/** A concept in a list. */
export type ListedConcept = Awaited<ReturnType<Api['find']>>['data'][number]

/** What people typed that names nothing. */
export type TypedTerm = Awaited<ReturnType<Api['typed']>>['data'][number]

/** What the address names: the tab, the kind, the open entry, and what of the typed terms shows. */
export function useConceptAddress() {
  const [address, setAddress] = useSearchParams()
  const { page, change } = useListPage()
  const go = (name: string, value: string | undefined) => {
    const wanted = new URLSearchParams(address)
    if (name !== 'entry') wanted.delete('pageIndex')
    if (value) wanted.set(name, value)
    else wanted.delete(name)
    setAddress(wanted)
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

/** Concepts by a name, or all of a kind by the alphabet; those before stay until the next ones are there. */
export function useConceptList(query: Parameters<Api['find']>[0]['query'], enabled = true) {
  const { concepts } = useApi()
  return useQuery({ ...concepts.find.query({ query }), placeholderData: keepPreviousData, enabled })
}

/** What a toast says of a change, and what its Undo does. */
export type ChangeNotice = { text: string; undo?: () => void }

type Change<V, T> = {
  run: (concepts: Api, values: V) => Promise<T>
  done: (values: V, data: T) => ChangeNotice
  onRefused?: (error: Error) => boolean
}

/** A change of the search terms: it is said in a toast, with the way back, and every list reads itself again. */
export function useConceptChange<V, T>({ run, done, onRefused }: Change<V, T>) {
  const t = useTexts()
  const { concepts } = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useSingleMutation<T, V>({
    mutationFn: (values) => run(concepts, values),
    async onSuccess(data, values) {
      const { text, undo } = done(values, data)
      for (const noun of [concepts.find, concepts.get, concepts.typed])
        await queries.invalidateQueries({ queryKey: noun.key })
      showToast({ text, tone: 'success', ...(undo && { action: { label: t('concepts.undo'), onAction: undo } }) })
    },
    onError: (error) => {
      if (!onRefused?.(error)) showToast({ text: failureText(error), tone: 'danger' })
    },
  })
}
