import { may } from '@pramaan/domain/capability'
import { Button } from '@pramaan/ui/button'
import { LinkButton } from '@pramaan/ui/link-button'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { DriveCard } from '../drive/drive-card.tsx'
import { driveFormPath, drivePagePath } from '../drive/drive-paths.ts'
import type { DriveWithJobs } from '../drive/drive-shapes.ts'
import { useDriveRemaining } from '../drive/use-drive-remaining.ts'
import { usePerson } from '../platform/platform.tsx'
import { usePostingTexts } from '../texts/use-posting-texts.ts'
import { DeleteDrive } from './delete-drive.tsx'
import { DriveDetailsForm } from './drive-details-form.tsx'

/** A drive's card, which turns from read-only into a form of its five main fields and back (document 002 §2.7, §7). */
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
        <div className="grid grid-cols-2 gap-2">
          <Button tone="quiet" icon={<Pencil aria-hidden />} onClick={() => setEditing(true)}>
            {t('driveDetails.edit')}
          </Button>
          <LinkButton tone="quiet" href={driveFormPath(drive.ID)} className="px-2!">
            {t('driveDetails.whole')}
          </LinkButton>
        </div>
      )}
      {may(role, 'deleteDrive') && <DeleteDrive drive={drive} />}
    </div>
  )
}
