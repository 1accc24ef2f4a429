import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import type { PartnerFilters } from '@pramaan/contract/courses/partner-filters'
import { staffLocations } from '@pramaan/domain/options'
import type { DaysProps, InlineChoiceProps } from '../../lists/filters/inline-filters.tsx'
import { useDegrees } from '../../lists/filters/use-degrees.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useAllCourses } from '../../use-all-courses.ts'

/** The filters by day. */
export function usePartnerDays(
  { fromDateFilter, toDateFilter }: PartnerFilters,
  onChange: PartnerFilterProps['onChange'],
): DaysProps {
  const t = useTexts()
  return {
    from: {
      label: t('list.from'),
      value: fromDateFilter,
      max: toDateFilter,
      onDay: (day) => onChange({ fromDateFilter: day }),
    },
    to: {
      label: t('list.to'),
      value: toDateFilter,
      min: fromDateFilter,
      onDay: (day) => onChange({ toDateFilter: day }),
    },
    onRange: ({ from, to }) => onChange({ fromDateFilter: from, toDateFilter: to }),
  }
}

/** The filters of the partner list and a setter. */
export type PartnerFilterProps = {
  filters: PartnerFilters
  onChange: (change: Partial<PartnerFilters>) => void
  onClear: () => void
}

/** The filters with a list of options. */
export function usePartnerChoices(
  filters: PartnerFilters,
  onChange: PartnerFilterProps['onChange'],
): InlineChoiceProps[] {
  const t = useTexts()
  const all = { value: '', label: t('list.all') }
  const option = useOptionText()
  const choicesOf = (values: readonly string[]) => [all, ...values.map((value) => ({ value, label: option(value) }))]
  const taught = useAllCourses().map(({ ID, Title }) => ({ value: String(ID), label: Title }))
  return [
    {
      label: t('partner.course'),
      value: filters.courseFilter === undefined ? '' : String(filters.courseFilter),
      options: [all, ...taught],
      onValue: (value) => onChange({ courseFilter: value ? Number(value) : undefined }),
    },
    {
      label: t('partner.location'),
      value: filters.selectedLocation ?? '',
      options: choicesOf(staffLocations),
      onValue: (value) => onChange({ selectedLocation: value || undefined }),
    },
    {
      label: t('partner.degree'),
      value: filters.selectedDegree ?? '',
      options: choicesOf(useDegrees()),
      onValue: (value) => onChange({ selectedDegree: value || undefined }),
    },
    {
      label: t('column.remark'),
      value: filters.withoutRemark ? 'true' : '',
      options: [all, { value: 'true', label: t('partner.figure.open') }],
      onValue: (value) => onChange({ withoutRemark: value ? true : undefined }),
    },
  ]
}
