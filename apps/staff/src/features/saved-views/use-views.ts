import type { Client } from '@pramaan/api-client'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import type { ViewList } from '@pramaan/domain/saved-view'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'

/** A view: its number, name and saved query. */
export type View = Awaited<ReturnType<Client['savedViews']['list']>>['data'][number]

function useReloadViews() {
  const { savedViews } = useApi()
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: savedViews.list.key })
}

type Undo = { revert: () => Promise<unknown>; text: string }

/** An undo that a toast offers; `text` says what it did. */
function useUndo() {
  const reload = useReloadViews()
  const failureText = useFailureText()
  const { mutate } = useMutation<unknown, Error, Undo>({
    mutationFn: ({ revert }) => revert(),
    onSuccess: (_, { text }) => showToast({ text, tone: 'success' }),
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
    onSettled: reload,
  })
  const t = useTexts()
  return (undo: Undo) => ({ label: t('bulk.undo'), onAction: () => mutate(undo) })
}

/** Saves the current query under a name. */
export function useSaveView(list: ViewList, query: string, onDone: () => void) {
  const t = useTexts()
  const { savedViews } = useApi()
  const reload = useReloadViews()
  return useSingleMutation({
    mutationFn: (Name: string) => savedViews.save({ body: { List: list, Name, Query: query } }),
    onSuccess: ({ data }) => {
      onDone()
      showToast({ text: t('views.saved', { name: data.Name }), tone: 'success' })
      return reload()
    },
  })
}

/** Renames a view, with Undo. */
export function useRenameView({ ID, Name: before }: View, onDone: () => void) {
  const t = useTexts()
  const { savedViews } = useApi()
  const reload = useReloadViews()
  const undo = useUndo()
  const rename = (Name: string) => savedViews.rename({ params: { id: ID }, body: { Name } })
  return useSingleMutation({
    mutationFn: rename,
    onSuccess: ({ data }) => {
      onDone()
      const undone = t('views.renamed', { before: data.Name, name: before })
      showToast({
        text: t('views.renamed', { before, name: data.Name }),
        action: undo({ revert: () => rename(before), text: undone }),
      })
      return reload()
    },
  })
}

/** Deletes a view; Undo saves the same query under the same name. */
export function useForgetView(list: ViewList, { ID, Name, Query }: View) {
  const t = useTexts()
  const { savedViews } = useApi()
  const reload = useReloadViews()
  const undo = useUndo()
  const failureText = useFailureText()
  return useSingleMutation<unknown, void>({
    mutationFn: () => savedViews.remove({ params: { id: ID } }),
    onSuccess: () =>
      showToast({
        text: t('views.removed', { name: Name }),
        action: undo({
          revert: () => savedViews.save({ body: { List: list, Name, Query } }),
          text: t('views.saved', { name: Name }),
        }),
      }),
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
    onSettled: reload,
  })
}
