import { LabelValueList } from '@pramaan/ui/label-value-list'
import { TextLink } from '@pramaan/ui/text-link'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { wireDayText } from '../drive-days.ts'
import type { Drive } from '../drive-shapes.ts'

type DayOfDrive = Pick<Drive, 'FromDate' | 'ReportingTime' | 'Venue' | 'Bring'>

/** Whether the organiser has said anything about the day itself. */
export function saysTheDay({ Venue, ReportingTime, Bring }: DayOfDrive): boolean {
  return Boolean(Venue || ReportingTime || Bring)
}

type DriveDayProps = {
  drive: DayOfDrive
  /** Further facts. */
  more?: { label: string; value: ReactNode }[]
  /** Each long fact on a line of its own, for a narrow card. */
  narrow?: boolean
}

/** When and where candidates come, and what they bring. */
export function DriveDay({ drive, more = [], narrow = false }: DriveDayProps) {
  const t = useFeatureTexts()
  const day = wireDayText(drive.FromDate)
  const time = drive.ReportingTime
  return (
    <LabelValueList
      look="grid"
      phoneRows
      items={[
        { label: t('drive.reporting'), value: time ? t('drive.reporting.at', { day, time }) : day },
        { label: t('drive.venue'), value: drive.Venue && <Venue address={drive.Venue} />, wide: narrow },
        { label: t('drive.bring'), value: drive.Bring && <Lines text={drive.Bring} />, wide: narrow },
        ...more,
      ]}
    />
  )
}

function Venue({ address }: { address: string }) {
  const t = useFeatureTexts()
  const map = `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`
  return (
    <span className="flex flex-col items-start">
      <Lines text={address} />
      <TextLink href={map} target="_blank" rel="noreferrer" icon={<MapPin aria-hidden />}>
        {t('drive.venue.map')}
      </TextLink>
    </span>
  )
}

function Lines({ text }: { text: string }) {
  return <span className="whitespace-pre-line wrap-anywhere">{text}</span>
}
