import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { useDurationText } from '@pramaan/app-shell/time/use-duration-text.ts'
import { titleAt } from '@pramaan/domain/candidate'
import { dot } from '@pramaan/domain/dotted'
import { durationOf } from '@pramaan/domain/duration'
import { showsSalaryExpectations } from '@pramaan/domain/experience-level'
import { lpaRangeText } from '@pramaan/domain/money'
import { anyLocation } from '@pramaan/domain/options'
import { useTexts } from '../../../texts/use-texts.ts'
import type { EmployerRow } from './use-candidate-search.ts'

/**
 * The line under the name: latest job and company, else degree and school, else the level; the city gets up to half of
 * it.
 */
export function RowLine({ row }: { row: EmployerRow }) {
  const location = useLocationText(row)
  const option = useOptionText()
  const [job] = row.Experience
  const [schooling] = row.Education
  const words = job
    ? titleAt(job.title, job.companyName, dot)
    : schooling
      ? titleAt(schooling.degree, schooling.school, dot)
      : row.ExperienceLevel && option(row.ExperienceLevel)
  return (
    <p className="flex text-sm whitespace-pre text-ink-muted">
      <span className="cut min-w-0">{words}</span>
      {location && (
        <span className="max-w-1/2 shrink-0 truncate" title={location}>
          {words ? `${dot}${location}` : location}
        </span>
      )}
    </p>
  )
}

/** Where the candidate lives, and where they told hr they would work: the search finds them under both. */
function useLocationText({ Location, HrComments }: EmployerRow) {
  const t = useTexts()
  const preferred = HrComments?.jobLocation
  if (!preferred || !Location || preferred === Location) return Location
  return preferred === anyLocation
    ? t('card.orAnywhere', { location: Location })
    : t('card.prefers', { location: Location, wanted: preferred })
}

/** The same three facts on every card; what is missing is N/A (document 002 §2.4). */
export function CardFacts({ row }: { row: EmployerRow }) {
  const t = useTexts()
  const experience = useExperience(row)
  const joining = useJoining(row)
  const facts = [
    { label: t('card.experience'), value: experience },
    { label: t('card.expects'), value: payOf(row) },
    { label: t('card.canJoin'), value: joining },
  ]
  return (
    <dl className="grid grid-cols-[1fr_1fr_1.2fr] gap-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd className={value ? 'wrap-anywhere text-sm font-semibold tabular-nums' : 'text-sm text-ink-muted'}>
            {value || t('card.none')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * The availability that hr noted, else the one on the candidate's dashboard, which a search for “immediate” also uses.
 */
function useJoining({ HrComments, JoiningInfo }: EmployerRow) {
  const t = useTexts()
  const option = useOptionText()
  if (HrComments?.Availability) return option(HrComments.Availability)
  return JoiningInfo.status ? t(`card.${JoiningInfo.status}`) : undefined
}

function useExperience({ ExperienceMonths, ExperienceLevel }: EmployerRow) {
  const duration = useDurationText()
  const option = useOptionText()
  if (ExperienceMonths > 0) return duration(durationOf({ from: 0, to: ExperienceMonths }))
  return ExperienceLevel === null || showsSalaryExpectations(ExperienceLevel) ? undefined : option(ExperienceLevel)
}

/** What hr noted counts before the profile; a Fresher's own figure is hidden (document 001 §5). */
function payOf({ HrComments, CareerProfile, ExperienceLevel }: EmployerRow) {
  const expectedCtc = ExperienceLevel && showsSalaryExpectations(ExperienceLevel) ? CareerProfile.expectedCtc : null
  const lpa = HrComments?.ctc || expectedCtc
  return lpa ? lpaRangeText({ from: lpa, to: lpa }) : undefined
}
