import { latePart, OpenedLate } from '@pramaan/app-shell/router/loading/late-part.tsx'
import { Button } from '@pramaan/ui/button'
import { Menu } from '@pramaan/ui/menu'
import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { AddJobDialog } from './add-job-dialog.tsx'

const JobFormDialog = latePart(() => import('../../jobs/form/job-form-dialog.tsx').then((m) => m.JobFormDialog))

/** Props of `AddJobMenu`: the drive, whether the row below its jobs is open, and a callback that opens it. */
export type AddJobMenuProps = { driveId: number; row: boolean; onRow: (open: boolean) => void }

/**
 * The menu for adding a job to a drive: with five fields, in a row in place, or with the full form (document 002 §2.6,
 * §2.7).
 */
export function AddJobMenu({ driveId, row, onRow }: AddJobMenuProps) {
  const t = usePostingTexts()
  const [form, setForm] = useState<'short' | 'full'>()
  const close = () => setForm(undefined)
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" icon={<Plus aria-hidden />}>
            {t('jobs.add')}
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        }
        items={[
          { key: 'short', label: t('quickJobForm.short'), onSelect: () => setForm('short') },
          {
            key: 'row',
            label: t(row ? 'driveDetails.jobs.row.close' : 'driveDetails.jobs.row'),
            onSelect: () => onRow(!row),
          },
          { key: 'full', label: t('quickJobForm.full'), onSelect: () => setForm('full') },
        ]}
      />
      {form === 'short' && <AddJobDialog driveId={driveId} onClose={close} />}
      {form === 'full' && (
        <OpenedLate onClose={close}>
          <JobFormDialog driveId={driveId} onClose={close} />
        </OpenedLate>
      )}
    </>
  )
}
