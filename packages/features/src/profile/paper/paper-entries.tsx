import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { useDurationText } from '@pramaan/app-shell/time/use-duration-text.ts'
import { shownPositions, subjectOf } from '@pramaan/domain/candidate'
import { dotted } from '@pramaan/domain/dotted'
import { durationOf, totalExperience } from '@pramaan/domain/duration'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { shownEducation } from '../cards/education-list.tsx'
import { periodText } from '../month-text.ts'
import type { ProfileEducation, ProfileExperience } from '../read-profile.ts'
import { PaperSection } from './paper-sections.tsx'

/** The positions of the printed profile; those with invalid dates are skipped (document 000 §5). */
export function PaperExperience({ positions }: { positions: readonly ProfileExperience[] }) {
  const t = useFeatureTexts()
  const duration = useDurationText()
  const { now } = usePlatform()
  const shown = shownPositions(positions, now())
  if (shown.length === 0) return null
  const total = t('profile.experience.total', { duration: duration(totalExperience(positions, now()), 'long') })
  const timeOf = (position: ProfileExperience) =>
    periodText(position, position.working ? t('profile.experience.today') : undefined)
  return (
    <PaperSection title={t('profile.experience')}>
      <ul className="flex flex-col gap-3">
        {shown.map(({ position, period }) => (
          <PaperEntry
            key={position.expID}
            title={position.title || position.companyName}
            text={[position.title && position.companyName, position.empType && t(`profile.type.${position.empType}`)]}
            time={period ? timeOf(position) : total}
            note={period ? duration(durationOf(period), 'long') : null}
          />
        ))}
      </ul>
    </PaperSection>
  )
}

/** The education of the printed profile. */
export function PaperEducation({ entries }: { entries: readonly ProfileEducation[] }) {
  const t = useFeatureTexts()
  const option = useOptionText()
  const { now } = usePlatform()
  const shown = shownEducation(entries, now())
  if (shown.length === 0) return null
  const end = ({ pursuing, endYear }: ProfileEducation) => (pursuing ? t('profile.education.pursuing') : endYear)
  return (
    <PaperSection title={t('profile.education')}>
      <ul className="flex flex-col gap-3">
        {shown.map(({ entry }) => (
          <PaperEntry
            key={entry.eduID}
            title={subjectOf(entry)}
            text={[entry.school, option(entry.qualification)]}
            time={[entry.startYear, end(entry)].filter(Boolean).join(' – ')}
            note={entry.grade}
          />
        ))}
      </ul>
    </PaperSection>
  )
}

type PaperEntryProps = { title: string; text: readonly (string | null)[]; time: string; note: string | null }

function PaperEntry({ title, text, time, note }: PaperEntryProps) {
  return (
    <li className="gap-4 @lg:flex @lg:justify-between">
      <div className="min-w-0">
        <h3 className="text-base leading-normal wrap-anywhere">{title}</h3>
        <p className="text-sm text-ink-muted wrap-anywhere">{dotted(text)}</p>
      </div>
      <p className="shrink-0 text-sm tabular-nums @lg:text-right">
        <span className="@lg:block">{time}</span>
        {note && <span className="text-ink-muted @max-lg:ml-2">{note}</span>}
      </p>
    </li>
  )
}
