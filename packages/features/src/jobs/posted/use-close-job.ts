import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { Job } from '../job-shapes.ts'

/** Closes a job for applications, or reopens it; reloads the lists. */
export function useCloseJob({ ID: id, Title: title }: Pick<Job, 'ID' | 'Title'>) {
  const t = usePostingTexts()
  const api = useApi()
  const cache = useQueryClient()
  const failureText = useFailureText()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (closes: boolean) => (closes ? api.jobs.close : api.jobs.reopen)({ params: { id } }),
    onSuccess: async (_, closes) => {
      showToast({ text: t(closes ? 'postedJob.closed' : 'postedJob.reopened', { title }), tone: 'success' })
      void cache.invalidateQueries({ queryKey: api.jobs.list.key })
      await cache.invalidateQueries({ queryKey: api.jobs.get.key })
    },
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
  })
  return { setClosed: mutate, busy: isPending }
}
