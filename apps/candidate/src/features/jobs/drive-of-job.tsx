import { Card } from '@pramaan/ui/card'
import { LinkButton } from '@pramaan/ui/link-button'
import { Clock } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import type { DriveOfAJob } from './use-drive-of-job.ts'

/** Link to the drive that a job belongs to, with the time left. */
export function DriveOfJob({ drive }: { drive: DriveOfAJob }) {
  const t = useTexts()
  return (
    <Card className="flex flex-col gap-3">
      <p>{t('jobs.ofDrive', { title: drive.title })}</p>
      <p className="flex items-center gap-1.5 text-sm font-semibold text-warning">
        <Clock aria-hidden className="size-4" />
        {drive.remaining}
      </p>
      <LinkButton href={`/drive-detail?ID=${drive.id}`} tone="soft" block>
        {t('jobs.toDrive')}
      </LinkButton>
    </Card>
  )
}
