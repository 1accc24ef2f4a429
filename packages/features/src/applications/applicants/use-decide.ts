import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { isShortlistedFor, type JobDecision } from '@pramaan/domain/job-application'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { Received } from './application-shapes.ts'

type Decision = { application: Pick<Received, 'ID' | 'CandidateName'>; to: JobDecision }

type List = { data: readonly Received[] }

/** Decides on an application: shown at once, and undone if the server refuses. */
export function useDecide() {
  const t = usePostingTexts()
  const api = useApi()
  const cache = useQueryClient()
  const failureText = useFailureText()
  const queryKey = api.applications.list.key
  const { mutate } = useMutation({
    mutationFn: ({ application, to }: Decision) =>
      api.applications.decide({ body: { applicationId: application.ID, applicationStatus: to } }),
    onMutate: async ({ application, to }) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueriesData<List>({ queryKey })
      const moved = (row: Received): Received =>
        row.Kind === 'job' && row.ID === application.ID ? { ...row, Status: to, Shortlist: isShortlistedFor(to) } : row
      cache.setQueriesData<List>({ queryKey }, (list) => list && { ...list, data: list.data.map(moved) })
      return before
    },
    onError: (error, _, before = []) => {
      for (const [key, list] of before) cache.setQueryData(key, list)
      showToast({ text: failureText(error), tone: 'danger' })
    },
    onSuccess: (_, { application, to }) =>
      showToast({ text: t(`receivedApplications.done.${to}`, { name: application.CandidateName }), tone: 'success' }),
    onSettled: () => {
      for (const key of [queryKey, api.shortlist.list.key, api.jobs.suggested.key])
        void cache.invalidateQueries({ queryKey: key })
    },
  })
  return mutate
}
