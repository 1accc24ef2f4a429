import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../texts/use-texts.ts'

/** An application to a job, a drive or a course. */
export type Withdrawable = { kind: 'job' | 'drive' | 'course'; id: number }

/** Withdraws an application, with Undo in the toast. */
export function useWithdraw({ kind: Kind, id: ID }: Withdrawable) {
  const t = useTexts()
  const { applications } = useApi()
  const reload = useReload()
  const failureText = useFailureText()
  const body = { Kind, ID }
  const about = `${Kind} application ${ID}`
  const onError = (error: unknown) => showToast({ text: failureText(error), tone: 'danger', about })
  const undo = useMutation({
    mutationFn: () => applications.undoWithdraw({ body }),
    onSuccess: () => showToast({ text: t('withdraw.undone'), tone: 'success', about }),
    onError,
    onSettled: reload,
  })
  return useMutation({
    mutationFn: () => applications.withdraw({ body }),
    onSuccess: () => {
      const action = { label: t('save.undo'), onAction: () => undo.mutate() }
      showToast({ text: t('withdraw.done'), tone: 'success', about, action })
    },
    onError,
    onSettled: reload,
  })
}

/** Reloads everything that shows an application. */
export function useReload() {
  const { applications, courses, jobs, drives, savedJobs } = useApi()
  const cache = useQueryClient()
  const shown = [
    applications.mine,
    jobs.list,
    jobs.get,
    jobs.scope,
    jobs.similar,
    drives.get,
    drives.list,
    courses.get,
    courses.list,
    savedJobs.list,
  ]
  return () => Promise.all(shown.map(({ key: queryKey }) => cache.invalidateQueries({ queryKey })))
}
