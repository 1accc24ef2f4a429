import { LeaveGuard } from '@pramaan/app-shell/forms/unsaved/leave-guard.tsx'
import { LeaveQuestion } from '@pramaan/app-shell/forms/unsaved/leave-question.tsx'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { useId, useState } from 'react'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { AddJobFields } from './add-job-fields.tsx'
import { blankJob, useAddJob } from './use-add-job.ts'

/**
 * 'Add new job' above a drive: Save adds it and closes, Add adds it and starts the next (document 002 §2.7). Closing
 * with input asks first.
 */
export function AddJobDialog({ driveId, onClose }: { driveId: number; onClose: () => void }) {
  const t = usePostingTexts()
  const id = useId()
  const adding = useAddJob(driveId, blankJob, (by) => {
    if (by === 'save') onClose()
    else adding.form.setFocus('jobTitle')
  })
  const by = adding.add.isPending && adding.add.variables?.by
  const unsaved = adding.form.formState.isDirty && !adding.add.isPending
  const [asks, setAsks] = useState(false)
  const close = () => (unsaved ? setAsks(true) : onClose())
  return (
    <Dialog
      open
      form
      size="md"
      onOpenChange={(open) => !open && close()}
      title={t('addJob.title')}
      description={t('addJob.help')}
      cancelLabel={t('addJob.close')}
      submit={
        <>
          <Button tone="soft" onClick={adding.send('add')} busy={by === 'add' && t('addJob.adding')}>
            {t('addJob.add')}
          </Button>
          <Button type="submit" form={id} busy={by === 'save' && t('addJob.saving')}>
            {t('addJob.save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={adding.send('save')} className="flex flex-col gap-4 pt-2">
        <AddJobFields adding={adding} />
      </form>
      <LeaveGuard when={unsaved} />
      <LeaveQuestion open={asks} onStay={() => setAsks(false)} onLeave={onClose} />
    </Dialog>
  )
}
