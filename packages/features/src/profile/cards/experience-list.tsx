import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useDurationText } from '@pramaan/app-shell/time/use-duration-text.ts'
import { shownPositions } from '@pramaan/domain/candidate'
import { dotted } from '@pramaan/domain/dotted'
import { durationOf, totalExperience } from '@pramaan/domain/duration'
import { Avatar } from '@pramaan/ui/avatar'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import type { ReactNode } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { periodText } from '../month-text.ts'
import type { ProfileExperience } from '../read-profile.ts'
import { EmptyLine } from './empty-line.tsx'

/** Props of `ExperienceCard`; `action` is in the title row, `actionOf` next to each position. */
export type ExperienceCardProps = {
  positions: readonly ProfileExperience[]
  action?: ReactNode
  actionOf?: (position: ProfileExperience) => ReactNode
}

/** Positions, latest first, each with its duration; those with invalid dates are skipped (document 000 §5). */
export function ExperienceCard({ positions, action, actionOf }: ExperienceCardProps) {
  const t = useFeatureTexts()
  const duration = useDurationText()
  const { now } = usePlatform()
  const total = duration(totalExperience(positions, now()))
  const shown = shownPositions(positions, now())
  const undated = actionOf ? t('profile.experience.addDates') : ''
  const today = (position: ProfileExperience) => (position.working ? t('profile.experience.today') : undefined)
  return (
    <Card>
      <SectionHeader
        title={t('profile.experience')}
        aside={
          <>
            {shown.length > 0 && t('profile.experience.total', { duration: total })}
            {action}
          </>
        }
      />
      {shown.length === 0 && <EmptyLine>{t('profile.experience.none')}</EmptyLine>}
      <ul>
        {shown.map(({ position, period }) => (
          <TimelineRow
            key={position.expID}
            start={<Avatar name={position.companyName} square />}
            title={position.title || t('profilePreview.noTitle')}
            text={dotted([
              position.companyName || (actionOf && t('profile.experience.addCompany')),
              position.empType && t(`profile.type.${position.empType}`),
            ])}
            end={period ? duration(durationOf(period)) : undated}
            endNote={period && periodText(position, today(position))}
            action={actionOf?.(position)}
          />
        ))}
      </ul>
    </Card>
  )
}

/** Props of `TimelineRow`: title, place, and the period at the end of the line; on a phone `end` goes below. */
export type TimelineRowProps = {
  start?: ReactNode
  title: string
  text?: string | undefined
  end: string
  endNote?: string | null | undefined
  /** Keeps a short end on the same line on a phone too. */
  beside?: boolean
  /** A button for this entry, at its end. */
  action?: ReactNode
}

/** An entry of an education or a career. */
export function TimelineRow({ start, title, text, end, endNote, beside, action }: TimelineRowProps) {
  return (
    <li className="flex gap-3.5 border-line py-3.5 not-first:border-t last:pb-0">
      {start}
      <div className={beside ? 'flex min-w-0 flex-1 gap-4' : 'min-w-0 flex-1 gap-4 sm:flex'}>
        <div className="min-w-0 flex-1">
          <h3 className="text-base leading-normal wrap-anywhere">{title}</h3>
          <p className="text-sm text-ink-muted wrap-anywhere">{text}</p>
        </div>
        <p
          className={
            beside
              ? 'shrink-0 text-right text-sm tabular-nums'
              : 'flex shrink-0 flex-wrap items-baseline gap-x-2 text-sm whitespace-nowrap tabular-nums sm:block sm:text-right'
          }
        >
          <span className="block font-semibold">{end}</span>
          {endNote && <span className="block text-xs text-ink-muted">{endNote}</span>}
        </p>
      </div>
      {action}
    </li>
  )
}
