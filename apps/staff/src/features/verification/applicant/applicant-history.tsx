import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useDurationText } from '@pramaan/app-shell/time/use-duration-text.ts'
import { shownPositions } from '@pramaan/domain/candidate'
import { dot } from '@pramaan/domain/dotted'
import { durationOf, totalExperience } from '@pramaan/domain/duration'
import { shownEducation } from '@pramaan/features/profile/cards/education-list.tsx'
import { monthText } from '@pramaan/features/profile/month-text.ts'
import { CardSection } from '@pramaan/ui/card'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Reviewed } from './reviewed.ts'

/** Education and experience, latest first; entries without readable dates are left out (document 002 §5). */
export function ApplicantHistory({ candidate }: { candidate: Reviewed }) {
  const t = useTexts()
  return (
    <>
      <CardSection className="py-3.5!">
        <h3 className="mb-2 text-sm">{t('verify.education')}</h3>
        <Stations stations={useStudies(candidate)} none={t('profile.education.none')} />
      </CardSection>
      <CardSection className="py-3.5!">
        <h3 className="mb-2 text-sm">{t('verify.experience')}</h3>
        <Stations stations={usePositions(candidate)} none={t('profile.experience.none')} />
      </CardSection>
    </>
  )
}

type Station = { id: number; title: string; text: string; end: string }

function Stations({ stations, none }: { stations: readonly Station[]; none: string }): ReactNode {
  if (stations.length === 0) return <p className="text-sm text-ink-muted">{none}</p>
  return (
    <ul className="flex flex-col gap-2.5">
      {stations.map(({ id, title, text, end }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 text-sm">
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-semibold">{title}</span>
            <span className="text-ink-muted">{text}</span>
          </span>
          <span className="shrink-0 text-ink-muted tabular-nums">{end}</span>
        </li>
      ))}
    </ul>
  )
}

function joinKnown(parts: readonly (string | null | undefined)[], by: string) {
  return parts.filter(Boolean).join(by)
}

function useStudies({ Education }: Reviewed): Station[] {
  const t = useTexts()
  const { now } = usePlatform()
  return shownEducation(Education, now()).map(({ entry: study, period: range }) => {
    return {
      id: study.eduID,
      title: joinKnown([study.degree, study.studField], ', '),
      text: joinKnown([study.school, study.grade], dot),
      end: range
        ? `${study.startYear}–${study.pursuing ? t('profile.experience.today') : Math.floor(range.to / 12)}`
        : '',
    }
  })
}

function usePositions({ Experience }: Reviewed): Station[] {
  const t = useTexts()
  const durationText = useDurationText()
  const { now } = usePlatform()
  const total = t('profile.experience.total', { duration: durationText(totalExperience(Experience, now())) })
  return shownPositions(Experience, now()).map(({ position, period }) => {
    const from = monthText(position.startMonth, position.startYear)
    const to = position.working ? t('profile.experience.today') : monthText(position.endMonth, position.endYear)
    return {
      id: position.expID,
      title: position.title,
      text: joinKnown([position.companyName, period && `${from} – ${to}`], dot),
      end: period ? durationText(durationOf(period)) : total,
    }
  })
}
