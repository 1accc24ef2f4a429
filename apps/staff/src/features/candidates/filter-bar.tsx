import { appliedFilters, type CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import { Button } from '@pramaan/ui/button'
import { FilterButton } from '@pramaan/ui/filter-button'
import { Popover } from '@pramaan/ui/popover'
import type { Ref } from 'react'
import { InlineChoice, InlineDays } from '../../lists/filters/inline-filters.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { CollegeFilter } from './college-filter.tsx'
import { useFilterChoices, useRegistrationDays } from './filter-choices.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { CandidateSearchBox } from './reading/search-words.tsx'
import { VerifiedSwitch } from './verified-switch.tsx'

/** Handlers of the list's filters: choices apply at once, typing after a short pause, and Search reloads. */
export type FilterBarProps = {
  filters: CandidateFilters
  term: string
  found: string | undefined
  onTerm: (term: string) => void
  onPick: (term: string) => void
  onChange: (change: Partial<CandidateFilters>) => void
  onSearch: () => void
  onClear: () => void
  box: Ref<HTMLInputElement>
}

/** The filters of the candidate list (document 002 §2.8): two lines on a desktop, a sheet on a phone. */
export function FilterBar(props: FilterBarProps) {
  const { filters, term, found, onTerm, onPick, onChange, onSearch, onClear, box } = props
  const t = useTexts()
  const choices = useFilterChoices(filters)
  const days = useRegistrationDays(filters, onChange)
  const nothing = appliedFilters(filters).length === 0 && term === ''
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1 lg:min-w-90">
        <CandidateSearchBox term={term} onTerm={onTerm} onPick={onPick} box={box} />
      </div>
      <div className="contents max-lg:hidden">
        {choices.map((choice) => (
          <InlineChoice key={choice.name} {...choice} onValue={(value) => onChange(choice.set(value))} />
        ))}
        <InlineDays {...days} />
        <Popover
          label={t('list.college')}
          className="w-96 overflow-visible! p-4"
          trigger={
            <FilterButton
              dense
              label={t('list.college')}
              value={filters.collegeName ?? t('list.college.any')}
              className="max-w-72 [&>span]:truncate"
              count={filters.collegeID ? 1 : 0}
            />
          }
        >
          <CollegeFilter labelHidden filters={filters} onChange={onChange} />
        </Popover>
        <VerifiedSwitch filters={filters} onChange={onChange} />
      </div>
      <p className="order-1 basis-full text-xs text-ink-muted sm:hidden">{t('list.hint')}</p>
      <FilterSheet filters={filters} choices={choices} onChange={onChange} onClear={onClear} />
      <div className="ml-auto flex items-center gap-2 max-lg:hidden">
        <span role="status" className="text-sm text-ink-muted tabular-nums">
          {found}
        </span>
        {!nothing && (
          <Button tone="ghost" size="xs" onClick={onClear}>
            {t('list.clear')}
          </Button>
        )}
        <Button size="xs" onClick={onSearch}>
          {t('list.go')}
        </Button>
      </div>
    </div>
  )
}
