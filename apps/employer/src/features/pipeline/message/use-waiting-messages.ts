import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../../texts/use-texts.ts'

/** How often to see whether a waiting message has gone out. */
const everyMs = 15_000

/** The messages to several candidates that are not sent yet. */
export function useWaitingMessages() {
  const api = useApi()
  const { data } = useQuery({
    ...api.conversations.waitingMany.query(),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.length ? everyMs : false),
  })
  return data?.data ?? []
}

/** A message to several candidates that is not sent yet. */
export type WaitingMessage = ReturnType<typeof useWaitingMessages>[number]

/** Cancels a message that is not sent yet, and shows a toast. */
export function useUndoMessage() {
  const t = useTexts()
  const api = useApi()
  const cache = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (id: number) => api.conversations.undoMany({ params: { id } }),
    onSuccess: () => showToast({ text: t('bulk.undone') }),
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
    onSettled: () => cache.invalidateQueries({ queryKey: api.conversations.waitingMany.key }),
  })
}
