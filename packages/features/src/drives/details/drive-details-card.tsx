import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { Button } from '@pramaan/ui/button'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { drivePagePath } from '../../paths/drive-paths.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { DriveCard } from '../card/drive-card.tsx'
import type { DriveWithJobs } from '../drive-shapes.ts'
import { useDriveRemaining } from '../use-drive-remaining.ts'
import { DeleteDrive } from './delete-drive.tsx'
import { DriveDetailsForm } from './drive-details-form.tsx'

/** A drive's card; Edit turns it into a form with its five main fields (document 002 §2.7, §7). */
export function DriveDetailsCard({ drive }: { drive: DriveWithJobs }) {
  const t = usePostingTexts()
  const { role } = usePerson()
  const remaining = useDriveRemaining()
  const [editing, setEditing] = useState(false)
  if (editing) return <DriveDetailsForm drive={drive} onClose={() => setEditing(false)} />
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <DriveCard drive={drive} href={drivePagePath(drive.ID)} remaining={remaining(drive)} />
      {may(role, 'editDrive') && (
        <Button tone="quiet" icon={<Pencil aria-hidden />} onClick={() => setEditing(true)}>
          {t('driveDetails.edit')}
        </Button>
      )}
      {may(role, 'deleteDrive') && <DeleteDrive drive={drive} />}
    </div>
  )
}
