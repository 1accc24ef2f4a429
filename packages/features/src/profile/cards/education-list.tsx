import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { latestFirst, subjectOf } from '@pramaan/domain/candidate'
import { type DateRange, type EducationItem, educationPeriod } from '@pramaan/domain/duration'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import type { ReactNode } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { ProfileEducation } from '../read-profile.ts'
import { EmptyLine } from './empty-line.tsx'
import { TimelineRow } from './experience-list.tsx'

/** Props of `EducationCard`; `action` is in the title row, `actionOf` next to each entry. */
export type EducationCardProps = {
  entries: readonly ProfileEducation[]
  action?: ReactNode
  actionOf?: (entry: ProfileEducation) => ReactNode
}

/** Education, latest first; an end year that is not a number counts as the current year (document 000 §5). */
export function EducationCard({ entries, action, actionOf }: EducationCardProps) {
  const t = useFeatureTexts()
  const { now } = usePlatform()
  const shown = shownEducation(entries, now())
  const endOf = ({ pursuing, startYear }: ProfileEducation, period: DateRange | undefined) => {
    if (pursuing) return t('profile.education.pursuing')
    if (period) return String(Math.floor(period.to / 12))
    return startYear === null && actionOf ? t('profile.education.addYears') : ''
  }
  return (
    <Card>
      <SectionHeader title={t('profile.education')} aside={action} />
      {shown.length === 0 && <EmptyLine>{t('profile.education.none')}</EmptyLine>}
      <ul>
        {shown.map(({ entry, period }) => (
          <TimelineRow
            key={entry.eduID}
            title={subjectOf(entry)}
            text={entry.school || (actionOf && t('profile.education.addSchool'))}
            end={endOf(entry, period)}
            endNote={entry.grade}
            beside
            action={actionOf?.(entry)}
          />
        ))}
      </ul>
    </Card>
  )
}

/** The entries in order, latest first: those with valid years, then those that never had years. */
export function shownEducation<E extends EducationItem>(entries: readonly E[], now: Date) {
  const periodOf = (entry: E) => educationPeriod(entry, now)
  return latestFirst(entries, periodOf).flatMap((entry) => {
    const period = periodOf(entry)
    return period || entry.startYear === null ? [{ entry, period }] : []
  })
}
