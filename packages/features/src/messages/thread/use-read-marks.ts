import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Message } from './use-thread.ts'

/** Marks the other side's messages as read once they are visible. */
export function useReadMarks(peerId: number, messages: readonly Message[]) {
  const api = useApi()
  const cache = useQueryClient()
  const newest = messages.findLast(({ Mine, ReadOn }) => !Mine && ReadOn === null)?.ID
  const { mutate } = useMutation({
    mutationFn: (upTo: number) => api.conversations.read({ params: { id: peerId }, body: { upTo } }),
    onSuccess: (answer) => {
      cache.setQueryData(api.conversations.unread.query().queryKey, answer)
      void cache.invalidateQueries({ queryKey: api.conversations.list.key })
    },
  })
  useEffect(() => {
    if (newest === undefined) return
    const mark = () => {
      if (document.visibilityState !== 'hidden') mutate(newest)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [newest, mutate])
}
