import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import type { CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import { activeFilters, noticeFilters } from '@pramaan/domain/options'
import { SelectField } from '@pramaan/ui/select-field'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Facets } from './use-facets.ts'
import type { FilterChange } from './use-filters.ts'

type JoiningFieldsProps = { filters: CandidateFilters; facets: Facets; onChange: (change: FilterChange) => void }

/** How soon a candidate can join, and when they were last active. */
export function JoiningFields({ filters, facets, onChange }: JoiningFieldsProps) {
  const t = useTexts()
  const option = useOptionText()
  const counted = (label: string, count: string | undefined) =>
    count === undefined ? label : t('filter.counted', { label, count })
  return (
    <>
      <SelectField
        dense
        label={t('filter.notice')}
        help={t('filter.immediate.help')}
        placeholder={t('filter.any')}
        options={noticeFilters.map(({ text }) => ({
          value: text,
          label: counted(option(text), facets.of('notice', text)),
        }))}
        value={filters.notice ?? ''}
        onChange={({ target }) => onChange({ notice: noticeFilters.find(({ text }) => text === target.value)?.text })}
      />
      <SelectField
        dense
        label={t('filter.active')}
        placeholder={t('filter.any')}
        options={activeFilters.map((days) => ({
          value: days,
          label: counted(t('filter.active.days', { n: Number(days) }), facets.of('active', days)),
        }))}
        value={filters.active ?? ''}
        onChange={({ target }) => onChange({ active: activeFilters.find((days) => days === target.value) })}
      />
    </>
  )
}
