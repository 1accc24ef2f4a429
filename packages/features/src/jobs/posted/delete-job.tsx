import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { jobsPath } from '../../paths/job-path.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { Job } from '../job-shapes.ts'

type DeleteJobProps = { job: Pick<Job, 'ID' | 'Title'>; open: boolean; onOpenChange: (open: boolean) => void }

/** 'Confirm delete', then the listing (document 002 §2.6). */
export function DeleteJob({ job, open, onOpenChange }: DeleteJobProps) {
  const t = usePostingTexts()
  const { Title: title } = job
  const { mutate, isPending } = useRemoval(job, () => onOpenChange(false))
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('postedJob.confirm')}
      description={t('postedJob.confirm.text')}
      confirmLabel={t('postedJob.confirm.go', { title })}
      busy={isPending && t('postedJob.confirm.busy')}
      onConfirm={() => mutate(undefined)}
    >
      <p className="py-1.5 font-semibold wrap-anywhere">{title}</p>
    </ConfirmDialog>
  )
}

function useRemoval({ ID: id, Title: title }: DeleteJobProps['job'], onFailed: () => void) {
  const t = usePostingTexts()
  const api = useApi()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const failureText = useFailureText()
  return useSingleMutation({
    mutationFn: (_: undefined) => api.jobs.remove({ params: { id } }),
    onSuccess: async () => {
      await navigate(jobsPath)
      showToast({ text: t('postedJob.deleted', { title }), tone: 'success' })
      for (const { key } of [api.jobs.list, api.drives.get, api.drives.jobs])
        void cache.invalidateQueries({ queryKey: key })
      cache.removeQueries({ queryKey: api.jobs.get.key })
    },
    onError: (error) => {
      onFailed()
      showToast({ text: failureText(error), tone: 'danger' })
    },
  })
}
