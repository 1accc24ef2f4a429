import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { useDurationText } from '@pramaan/app-shell/time/use-duration-text.ts'
import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'
import { titleAt } from '@pramaan/domain/candidate'
import { dotted } from '@pramaan/domain/dotted'
import { durationOf } from '@pramaan/domain/duration'
import { showsSalaryExpectations } from '@pramaan/domain/experience-level'
import { lpaRangeText } from '@pramaan/domain/money'
import { isMissingYears, yearsMissing } from '@pramaan/domain/opening-fit'
import { anyLocation } from '@pramaan/domain/options'
import { usePostingTexts } from '../texts/use-posting-texts.ts'
import { useReasons } from './reason-list.tsx'
import type { TickedText } from './ticked-list.tsx'

/** A candidate suggested for a job or course, with the facts by which they are sorted. */
export type SuggestedPerson = Answer<Contract['courses']['people']>['data'][number]

/** Says why a suggested candidate has their rank: what matches and is missing, then what is unsuitable. */
export function useSuggestionReasons() {
  const t = usePostingTexts()
  const reasonsOf = useReasons()
  return ({ Fit, Against }: Pick<SuggestedPerson, 'Fit' | 'Against'>): TickedText[] => [
    ...reasonsOf({ Fit }, []),
    ...Against.map((one) => {
      return {
        text: isMissingYears(one)
          ? t('suggestion.against.short', { n: yearsMissing(one) })
          : t(`suggestion.against.${one}`),
        mark: 'missing' as const,
      }
    }),
  ]
}

/** The latest position, else the latest degree, else the level. */
export function usePositionLine() {
  const option = useOptionText()
  return ({ Experience: [job], Education: [school], ExperienceLevel: level }: SuggestedPerson) => {
    if (job) return titleAt(job.title, job.companyName)
    return school ? titleAt(school.degree, school.school) : level && option(level)
  }
}

/** The years of work and the pay that a suggested candidate expects, in one line; what hr noted counts first. */
export function useSuggestionFacts() {
  const t = usePostingTexts()
  const option = useOptionText()
  const duration = useDurationText()
  return ({ ExperienceMonths: months, ExperienceLevel: level, CareerProfile, HrComments }: SuggestedPerson) => {
    // A Fresher's own figure is hidden (document 001 §5).
    const isExperienced = level !== null && showsSalaryExpectations(level)
    const lpa = HrComments?.ctc || (isExperienced && CareerProfile.expectedCtc)
    return dotted([
      months > 0 ? duration(durationOf({ from: 0, to: months })) : level && option(level),
      lpa ? t('suggestion.expects', { pay: lpaRangeText({ from: lpa, to: lpa }) }) : undefined,
    ])
  }
}

/**
 * The position of a suggested candidate with years of work and expected pay, in one line of a table, or two on a phone.
 */
export function PositionCell({ person }: { person: SuggestedPerson }) {
  const lineOf = usePositionLine()
  const factsOf = useSuggestionFacts()
  const [line, facts] = [lineOf(person), factsOf(person)]
  return (
    <span title={dotted([line, facts])} className="block md:max-w-60 md:truncate 2xl:max-w-none">
      <span className="max-md:block max-md:wrap-anywhere">{line}</span>
      {line && facts && <span className="text-ink-muted max-md:hidden"> · </span>}
      <span className="text-ink-muted">{facts}</span>
    </span>
  )
}

/** Where a suggested candidate lives, and where they would work according to hr: both count as their place. */
export function usePlaceText() {
  const t = usePostingTexts()
  return ({ Location: location, HrComments }: SuggestedPerson): string => {
    const preferred = HrComments?.jobLocation
    if (!location || !preferred || preferred === location) return location || preferred || t('job.none')
    return preferred === anyLocation
      ? t('suggestion.orAnywhere', { location })
      : t('suggestion.prefers', { location, preferred })
  }
}

/** Marks a candidate who is not looking for work; nothing for others. */
export function NotLooking({ person: { JoiningStatus } }: { person: Pick<SuggestedPerson, 'JoiningStatus'> }) {
  const t = usePostingTexts()
  if (JoiningStatus) return null
  return <span className="text-sm font-semibold whitespace-nowrap">{t('suggestion.notLooking')}</span>
}
