import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { useId } from 'react'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { AddJobFields } from './add-job-fields.tsx'
import { blankJob, useAddJob } from './use-add-job.ts'
import { useDriveSideTexts } from './use-drive-side-texts.ts'

/** 'Add New Job' above a drive: Save adds it and closes, Add adds it and takes the next one (document 002 §2.7). */
export function AddJobDialog({ driveId, onClose }: { driveId: number; onClose: () => void }) {
  const t = useDriveSideTexts()
  const id = useId()
  const adding = useAddJob(driveId, blankJob, (by) => {
    if (by === 'save') onClose()
    else adding.form.setFocus('jobTitle')
  })
  const by = adding.add.isPending && adding.add.variables?.by
  return (
    <Dialog
      open
      form
      size="md"
      onOpenChange={(open) => !open && onClose()}
      title={t('addJob.title')}
      description={t('addJob.help')}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('addJob.close')}
          </Button>
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
      <LeaveGuard when={adding.form.formState.isDirty && !adding.add.isPending} />
    </Dialog>
  )
}
