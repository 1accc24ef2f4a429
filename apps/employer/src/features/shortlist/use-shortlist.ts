import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { isShortlisted, type ShortlistStatus, shortlist, whyNotShortlist } from '@pramaan/domain/shortlist'
import { showToast } from '@pramaan/ui/toaster'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'

/** The shortest time that the toast of a shortlisting stays, in milliseconds (001 and 002, section 9). */
export const shortlistToastMilliseconds = 2000

/** A candidate to shortlist: id, name and their present status. */
export type Shortlistable = { ID: number; FullName: string; status: ShortlistStatus }

type Move = { candidate: Shortlistable; to: ShortlistStatus }

/** Shortlists at once and undoes it if the server refuses; the toast's Undo undoes it too (D28). */
export function useShortlist() {
  const t = useTexts()
  const api = useApi()
  const queries = useQueryClient()
  const move = useMutation({
    mutationFn: ({ candidate, to }: Move) =>
      api.shortlist.set({ body: { Candidate_id: candidate.ID, Status: String(to ?? 0) } }),
    onMutate: ({ candidate, to }) => show(queries, api, candidate.ID, to),
    onError: (_, { candidate }) => {
      show(queries, api, candidate.ID, candidate.status)
      showToast({
        text: t('shortlist.failed'),
        tone: 'danger',
        leastMilliseconds: shortlistToastMilliseconds,
        position: 'top-right',
      })
    },
    onSuccess: (_, { candidate, to }) => {
      if (!isShortlisted(to)) return
      const undo = () => move.mutate({ candidate: { ...candidate, status: to }, to: candidate.status })
      showToast({
        text: t('shortlist.done', { name: candidate.FullName }),
        tone: 'success',
        leastMilliseconds: shortlistToastMilliseconds,
        action: { label: t('shortlist.undo'), onAction: undo },
      })
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: api.shortlist.list.key })
      void queries.invalidateQueries({ queryKey: api.employers.dashboard.key })
    },
  })
  return (candidate: Shortlistable) => {
    if (!whyNotShortlist(candidate.status)) move.mutate({ candidate, to: shortlist.shortlisted })
  }
}

/** Writes the status into every list and profile that shows this candidate. */
function show(queries: QueryClient, api: Client, id: number, status: ShortlistStatus) {
  type List = { items: { ID: number }[] }
  const mark = <R extends { ID: number }>(row: R) => (row.ID === id ? { ...row, shortlisted: status } : row)
  for (const queryKey of [api.search.candidates.key, api.shortlist.list.key])
    queries.setQueriesData<List>({ queryKey }, (list) => list && { ...list, items: list.items.map(mark) })
  queries.setQueriesData<{ data: { ID: number } }>(
    { queryKey: api.candidates.get.key },
    (answer) => answer && { ...answer, data: mark(answer.data) },
  )
}
