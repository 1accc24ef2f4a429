import { dateText } from '@pramaan/domain/india-day'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Check } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import { useDriveApplication } from './use-drives.ts'

/** What happened to the candidate's application so far, the oldest first. */
export function DriveTimeline({ driveId }: { driveId: number }) {
  const t = useTexts()
  const application = useDriveApplication(driveId)
  if (!application) return null
  return (
    <Card>
      <SectionHeader title={t('drives.timeline')} className="mb-2" />
      <ol className="flex flex-col gap-2.5 text-sm">
        {application.Timeline.map(({ Event, Status, At }) => (
          <li key={`${Event}${At}`} className="flex items-center gap-3">
            <Check aria-hidden className="size-4 shrink-0 text-brand" />
            <span className="flex-1">
              {Event === 'decided' && Status ? t(`drives.status.${Status as 'Accepted'}`) : t(`drives.event.${Event}`)}
            </span>
            <time dateTime={At} className="text-ink-muted tabular-nums">
              {dateText(new Date(At))}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  )
}
