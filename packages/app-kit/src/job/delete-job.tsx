import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useSingleMutation } from '../forms/use-single-mutation.ts'
import { useApi } from '../platform/platform.tsx'
import { useFailureText } from '../router/error-page.tsx'
import { jobsPath } from './job-path.ts'
import type { Job } from './job-shapes.ts'
import { useJobSideTexts } from './use-job-side-texts.ts'

type DeleteJobProps = { job: Pick<Job, 'ID' | 'Title'>; open: boolean; onOpenChange: (open: boolean) => void }

/** 'Confirm Delete', then the listing (document 002 §2.6). */
export function DeleteJob({ job, open, onOpenChange }: DeleteJobProps) {
  const t = useJobSideTexts()
  const { Title: title } = job
  const { mutate, isPending } = useRemoval(job, () => onOpenChange(false))
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('side.confirm')}
      description={t('side.confirm.text')}
      confirmLabel={t('side.confirm.go', { title })}
      busy={isPending && t('side.confirm.busy')}
      onConfirm={() => mutate(undefined)}
    >
      <p className="py-1.5 font-semibold wrap-anywhere">{title}</p>
    </ConfirmDialog>
  )
}

function useRemoval({ ID: id, Title: title }: DeleteJobProps['job'], onFailed: () => void) {
  const t = useJobSideTexts()
  const api = useApi()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const failureText = useFailureText()
  return useSingleMutation({
    mutationFn: (_: undefined) => api.jobs.remove({ params: { id } }),
    onSuccess: async () => {
      await navigate(jobsPath)
      showToast({ text: t('side.deleted', { title }), tone: 'success' })
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
