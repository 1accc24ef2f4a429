import { educationSpan } from '@pramaan/domain/duration'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import type { ReactNode } from 'react'
import { usePlatform } from '../platform/platform.tsx'
import { useKitTexts } from '../texts/use-kit-texts.ts'
import { EmptyLine } from './empty-line.tsx'
import { TimelineRow } from './experience-list.tsx'
import type { ProfileEducation } from './read-profile.ts'

/** Props of `EducationCard`; `action` stands in the title's line, `actionOf` beside each entry. */
export type EducationCardProps = {
  entries: readonly ProfileEducation[]
  action?: ReactNode
  actionOf?: (entry: ProfileEducation) => ReactNode
}

/** Education, the latest first; an end year that is no number is the current year (document 000 §5). */
export function EducationCard({ entries, action, actionOf }: EducationCardProps) {
  const t = useKitTexts()
  const { now } = usePlatform()
  const dated = entries
    .flatMap((entry) => {
      const span = educationSpan(entry, now())
      return span ? [{ entry, span }] : []
    })
    .sort((a, b) => b.span.to - a.span.to || b.span.from - a.span.from)
  return (
    <Card>
      <SectionHeader title={t('profile.education')} aside={action} />
      {dated.length === 0 && <EmptyLine>{t('profile.education.none')}</EmptyLine>}
      <ul>
        {dated.map(({ entry, span }) => (
          <TimelineRow
            key={entry.eduID}
            title={subjectOf(entry)}
            text={entry.school}
            end={entry.pursuing ? t('profile.education.pursuing') : String(Math.floor(span.to / 12))}
            endNote={entry.grade}
            beside
            action={actionOf?.(entry)}
          />
        ))}
      </ul>
    </Card>
  )
}

/** Degree and field of study; a degree that names its field says it once. */
export function subjectOf({ degree, studField }: ProfileEducation) {
  return studField && !degree.includes(studField) ? `${degree}, ${studField}` : degree
}
