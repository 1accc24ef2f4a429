import type { Client } from '@pramaan/api-client'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { type ReferenceListName, referenceListNames } from '@pramaan/domain/reference-list'
import { showToast } from '@pramaan/ui/toaster'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useListPage } from '../../lists/table/use-list-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

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
    const wanted = new URLSearchParams(address)
    wanted.delete('pageIndex')
    if (statuses.some((name) => name === next)) wanted.set('status', next)
    else wanted.delete('status')
    setAddress(wanted)
  }
  return { list, status, page, change, showList, showStatus }
}

/** Parameters of the reference lists in the address. */
type ReferenceAddress = ReturnType<typeof useReferenceAddress>

/** A page of a list; the previous entries stay until the next ones have loaded. */
export function useReferenceList({ list, status, page }: Pick<ReferenceAddress, 'list' | 'status' | 'page'>) {
  const { referenceLists } = useApi()
  const query = { ...page, ...(status && { status }) }
  return useQuery({
    ...referenceLists.list.query({ params: { list }, query }),
    placeholderData: keepPreviousData,
  })
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
  const failureText = useFailureText()
  const refresh = useRefreshReference()
  const set = useSingleMutation<{ data: Entry }, { entry: Entry; excluded: boolean; undone?: boolean }>({
    mutationFn: ({ entry, excluded }) =>
      referenceLists.exclude({ params: { list, id: entry.ID }, body: { Excluded: excluded } }),
    async onSuccess(_, { entry, excluded, undone }) {
      await refresh()
      const undo = {
        label: t('reference.undo'),
        onAction: () => set.mutate({ entry, excluded: !excluded, undone: true }),
      }
      const text = t(excluded ? 'reference.excluded.done' : 'reference.restored.done', { name: entry.Title })
      showToast({ text, tone: 'success', ...(!undone && { action: undo }) })
    },
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
  })
  return set
}
