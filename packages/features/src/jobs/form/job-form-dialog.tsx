import { Dialog } from '@pramaan/ui/dialog'
import { showToast } from '@pramaan/ui/toaster'
import { useId } from 'react'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { JobFormParts, PostButton } from './job-form.tsx'
import { useJobForm } from './use-job-form.ts'

/** Props of `JobFormDialog`: the drive in which the job is posted. */
export type JobFormDialogProps = { driveId: number; onClose: () => void }

/** The full form of a new job above a drive's page; open while mounted, closed once posted (document 002 §2.6). */
export function JobFormDialog({ driveId, onClose }: JobFormDialogProps) {
  const t = usePostingTexts()
  const id = useId()
  const used = useJobForm(driveId, (job) => {
    showToast({ text: t('jobForm.done', { title: job.Title }), tone: 'success' })
    onClose()
  })
  return (
    <Dialog
      open
      form
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('jobForm.title')}
      cancelLabel={t('jobForm.cancel')}
      submit={<PostButton post={used.post} form={id} />}
    >
      <JobFormParts used={used} id={id} bare />
    </Dialog>
  )
}
