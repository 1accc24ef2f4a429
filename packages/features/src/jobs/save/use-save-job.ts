import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { Job } from '../job-shapes.ts'

/** The parts of a job that the save button needs. */
export type JobToSave = Pick<Job, 'ID' | 'Title'>

type Change = { job: JobToSave; saved: boolean; undone?: boolean }

/** Saves a job for later, or removes it from the saved ones: shown at once everywhere, with Undo. */
export function useSaveJob() {
  const t = useFeatureTexts()
  const api = useApi()
  const failureText = useFailureText()
  const mark = useMarkSaved()
  const cache = useQueryClient()
  const change = useMutation({
    mutationFn: ({ job: { ID: id }, saved }: Change) =>
      saved ? api.savedJobs.save({ params: { id } }) : api.savedJobs.remove({ params: { id } }),
    onMutate: ({ job, saved }) => mark(job.ID, saved),
    onSuccess: (_, { job, saved, undone }) => {
      const undo = { label: t('save.undo'), onAction: () => change.mutate({ job, saved: !saved, undone: true }) }
      showToast({
        text: t(saved ? 'save.saved' : 'save.removed'),
        tone: 'success',
        about: `job ${job.ID}`,
        ...(undone ? {} : { action: undo }),
      })
    },
    onError: (error, { job, saved }) => {
      mark(job.ID, !saved)
      showToast({ text: failureText(error), tone: 'danger' })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: api.savedJobs.list.key }),
  })
  return change.mutate
}

type Flagged = { ID: number; Saved: boolean | null }

/** Shows a job as saved, or not, in everything that this browser has loaded. */
function useMarkSaved() {
  const api = useApi()
  const cache = useQueryClient()
  const lists: readonly QueryKey[] = [api.jobs.list.key, api.jobs.filter.key, api.jobs.scope.key, api.jobs.similar.key]
  return (id: number, saved: boolean) => {
    const mark = <T extends Flagged>(job: T): T => (job.ID === id ? { ...job, Saved: saved } : job)
    for (const queryKey of lists)
      cache.setQueriesData<{ data: Flagged[] }>({ queryKey }, (list) => list && { ...list, data: list.data.map(mark) })
    cache.setQueriesData<{ data: Flagged }>({ queryKey: api.jobs.get.key }, (one) => one && { data: mark(one.data) })
  }
}
