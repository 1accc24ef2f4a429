import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import type { CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import { experienceLevels } from '@pramaan/domain/experience-level'
import { readyToValues } from '@pramaan/domain/joining'
import { staffLocations } from '@pramaan/domain/options'
import type { SelectOption } from '@pramaan/ui/select-field'
import type { DaysProps } from '../../lists/filters/inline-filters.tsx'
import { useDegrees } from '../../lists/filters/use-degrees.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The filters with a fixed list of options. */
type ChoiceName = 'location' | 'value' | 'expStatus' | 'degree'

/** A filter with its options; the option '' means no filter and reads 'All'. */
export type FilterChoice = {
  name: ChoiceName
  label: string
  value: string
  options: SelectOption[]
  set: (value: string) => Partial<CandidateFilters>
}

/** The four filters of document 002 §2.8 with fixed options, and what is chosen. */
export function useFilterChoices(filters: CandidateFilters): FilterChoice[] {
  const t = useTexts()
  const degrees = useDegrees()
  const option = useOptionText()
  const all = { value: '', label: t('list.all') }
  const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: option(value) }))
  const degreeOptions = filters.degree && !degrees.includes(filters.degree) ? [...degrees, filters.degree] : degrees
  return [
    {
      name: 'location',
      label: t('column.location'),
      value: filters.location ?? '',
      options: [...choicesOf(staffLocations), all],
      set: (location) => ({ location: location || undefined }),
    },
    {
      name: 'value',
      label: t('column.ready'),
      value: filters.value ?? '',
      options: [all, ...readyToValues.map((value) => ({ value, label: t(`list.ready.${value}`) }))],
      set: (value) => ({ value: readyToValues.find((known) => known === value) }),
    },
    {
      name: 'expStatus',
      label: t('column.level'),
      value: filters.expStatus ?? '',
      options: [all, ...choicesOf(experienceLevels.toReversed())],
      set: (level) => ({ expStatus: experienceLevels.find((known) => known === level) }),
    },
    {
      name: 'degree',
      label: t('column.degree'),
      value: filters.degree ?? '',
      options: [all, ...choicesOf(degreeOptions)],
      set: (degree) => ({ degree: degree || undefined }),
    },
  ]
}

/** The first and last day of registration; each limits the other. */
export function useRegistrationDays(
  { fromDate, toDate }: CandidateFilters,
  onChange: (change: Partial<CandidateFilters>) => void,
): DaysProps {
  const t = useTexts()
  return {
    from: { label: t('list.from'), value: fromDate, max: toDate, onDay: (day) => onChange({ fromDate: day }) },
    to: { label: t('list.to'), value: toDate, min: fromDate, onDay: (day) => onChange({ toDate: day }) },
    onRange: ({ from, to }) => onChange({ fromDate: from, toDate: to }),
  }
}
