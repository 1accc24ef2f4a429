import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { dotted } from '@pramaan/domain/dotted'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import { DriveDay, saysTheDay } from '@pramaan/features/drives/page/drive-day.tsx'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextLink } from '@pramaan/ui/text-link'
import { CalendarPlus } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import { useDriveApplication } from './use-drives.ts'

/** What a candidate with a booked seat needs to know for the day: people, time, place, contact, and what to bring. */
export function DrivePass({ drive }: { drive: Drive }) {
  const t = useTexts()
  const { FullName } = usePerson()
  const application = useDriveApplication(drive.ID)
  const calendar = useSingleMutation<void, void>({
    mutationFn: async () => {
      const { saveDriveEvent } = await import('./drive-event.ts')
      const time = drive.ReportingTime
      saveDriveEvent(drive, time ? t('drives.pass.reportBy', { time }) : undefined)
    },
  })
  return (
    <Card>
      <SectionHeader title={t('drives.pass')} description={t('drives.pass.text')} className="mb-4" />
      <p className="mb-3 text-lg font-semibold">{FullName}</p>
      <DriveDay
        narrow
        drive={drive}
        more={[
          { label: t('drives.pass.contact'), value: <Contact drive={drive} /> },
          { label: t('drives.pass.application'), value: application?.ID },
        ]}
      />
      {!saysTheDay(drive) && <p className="mt-3 text-sm text-ink-muted">{t('drives.pass.missing')}</p>}
      <Button tone="soft" block className="mt-4" icon={<CalendarPlus aria-hidden />} onClick={() => calendar.mutate()}>
        {t('drives.pass.calendar')}
      </Button>
    </Card>
  )
}

function Contact({ drive: { ContactName, ContactPhone } }: { drive: Drive }) {
  if (!ContactPhone) return ContactName
  return <TextLink href={`tel:${ContactPhone.replace(/[^+\d]/g, '')}`}>{dotted([ContactName, ContactPhone])}</TextLink>
}
