import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { showToast } from '@pramaan/ui/toaster'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'

/** An import in the history. */
export type ImportLine = Awaited<ReturnType<Client['jobImports']['list']>>['data'][number]

/** An import with its drafts. */
export type JobImport = Awaited<ReturnType<Client['jobImports']['get']>>['data']

/** A draft job. */
export type Draft = JobImport['Items'][number]

/** Imports on a page. */
export const pageSize = 10

/** The import in the address; `open` opens one, or without an id the list of all. */
export function useOpenImport() {
  const [address, setAddress] = useSearchParams()
  const id = Number(address.get('import'))
  const open = (next?: number) => setAddress(next === undefined ? {} : { import: String(next) })
  return { id: Number.isSafeInteger(id) && id > 0 ? id : undefined, open }
}

/** A page of the history. */
export function useHistory() {
  const { jobImports } = useApi()
  const [address, setAddress] = useSearchParams()
  const index = Number(address.get('pageIndex'))
  const pageIndex = Number.isSafeInteger(index) && index > 0 && index <= 1000 ? index : 0
  const pageOf = (at: number) => jobImports.list.query({ query: { pageSize, pageIndex: at } })
  const list = useQuery({ ...pageOf(pageIndex), placeholderData: keepPreviousData })
  const onNear = useNextPage(list, (next) => pageOf(next - 1))
  return { list, pageIndex, onNear, goTo: (next: number) => setAddress(next > 0 ? { pageIndex: String(next) } : {}) }
}

/** One import. */
export function useImport(id: number) {
  const { jobImports } = useApi()
  return useQuery(jobImports.get.query({ params: { id } }))
}

/** Actions on an import; each shows the import's new state. */
export function useImportActions(id: number) {
  const { jobImports } = useApi()
  const cache = useQueryClient()
  const failureText = useFailureText()
  const t = useTexts()
  const { queryKey } = jobImports.get.query({ params: { id } })
  const onError = (error: unknown) => showToast({ text: failureText(error), tone: 'danger' })
  const showImport = async (answer: Awaited<ReturnType<Client['jobImports']['get']>>) => {
    cache.setQueryData(queryKey, answer)
    await cache.invalidateQueries({ queryKey: jobImports.list.key })
  }
  const reload = async () => {
    await cache.invalidateQueries({ queryKey })
    await cache.invalidateQueries({ queryKey: jobImports.list.key })
  }
  return {
    postJobs: useMutation({
      mutationFn: (ids: readonly number[]) => jobImports.postJobs({ params: { id }, body: { Rows: [...ids] } }),
      onSuccess: showImport,
      onError,
    }),
    undo: useMutation({
      mutationFn: () => jobImports.undo({ params: { id } }),
      async onSuccess(answer) {
        await showImport(answer)
        showToast({ text: t('import.undone') })
      },
      onError,
    }),
    remove: useMutation({
      mutationFn: () => jobImports.remove({ params: { id } }),
      onSuccess: () => cache.invalidateQueries({ queryKey: jobImports.list.key }),
      onError,
    }),
    reload,
  }
}
