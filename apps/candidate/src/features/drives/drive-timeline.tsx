import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { isOpen } from '@pramaan/domain/drive'
import { driveStepsAhead, takesPart } from '@pramaan/domain/drive-application'
import { dateText } from '@pramaan/domain/india-day'
import { lastDay } from '@pramaan/features/drives/drive-days.ts'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFeeDay } from '../../openings/drive-fee.tsx'
import { WithdrawButton } from '../../openings/withdraw-button.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useDriveApplication } from './use-drives.ts'

/** The history of the candidate's application, oldest first, and the steps to come. */
export function DriveTimeline({ drive }: { drive: Drive }) {
  const t = useTexts()
  const application = useDriveApplication(drive.ID)
  const { now } = usePlatform()
  const { day: payBy, overdue } = useFeeDay()(drive)
  if (!application) return null
  const [next, ...later] = driveStepsAhead(drive.status ?? 'NotApplied', isOpen(lastDay(drive), now()) && !overdue)
  return (
    <Card>
      <SectionHeader title={t('drives.timeline')} className="mb-2" />
      <ol className="flex flex-col gap-2.5 text-sm">
        {application.Timeline.map(({ Event, Status, At }) => (
          <Step key={`${Event}${At}`} mark="done" day={<time dateTime={At}>{dateText(new Date(At))}</time>}>
            {Event === 'decided' && Status ? t(`drives.status.${Status as 'Accepted'}`) : t(`drives.event.${Event}`)}
          </Step>
        ))}
        {next && (
          <Step mark="next" day={next === 'payment' && t('drives.step.by', { day: payBy })}>
            {t(`drives.step.${next}`)}
          </Step>
        )}
        {later.map((step) => (
          <Step key={step} mark="later">
            {t(`drives.step.${step}`)}
          </Step>
        ))}
      </ol>
      <div className="mt-3 -mb-2 flex justify-end">
        <WithdrawButton application={application} />
      </div>
      {takesPart(drive.status ?? 'NotApplied') && isOpen(lastDay(drive), now()) && (
        <p className="text-sm text-ink-muted">
          {drive.ContactPhone ? t('withdraw.paid', { phone: drive.ContactPhone }) : t('withdraw.paid.help')}
        </p>
      )}
    </Card>
  )
}

type StepProps = { mark: 'done' | 'next' | 'later'; day?: ReactNode; children: ReactNode }

const stepStyles = {
  done: { line: '', text: '', day: 'text-ink-muted' },
  next: { line: 'font-semibold', text: '', day: '' },
  later: { line: '', text: 'text-ink-muted', day: 'text-ink-muted' },
}

function Step({ mark, day, children }: StepProps) {
  const look = stepStyles[mark]
  return (
    <li className={`flex items-center gap-3 ${look.line}`}>
      <span aria-hidden className="grid size-4 shrink-0 place-items-center">
        {mark === 'done' && <Check className="size-4 text-brand" />}
        {mark === 'next' && <span className="size-2.5 rounded-full bg-brand" />}
        {mark === 'later' && <span className="size-2.5 rounded-full border border-ink-muted" />}
      </span>
      <span className={`flex-1 ${look.text}`}>{children}</span>
      <span className={`tabular-nums ${look.day}`}>{day}</span>
    </li>
  )
}
