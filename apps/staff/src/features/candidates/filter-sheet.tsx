import {
  type AppliedFilter,
  appliedFilters,
  type CandidateFilters,
  withoutFilter,
} from '@pramaan/contract/search/candidate-filters'
import { RemovableChip } from '@pramaan/ui/chip'
import { SelectField } from '@pramaan/ui/select-field'
import { SwitchField } from '@pramaan/ui/switch-field'
import { SheetDays } from '../../lists/filters/inline-filters.tsx'
import { SheetOfFilters } from '../../lists/filters/sheet-of-filters.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { CollegeFilter } from './college-filter.tsx'
import { type FilterChoice, useRegistrationDays } from './filter-choices.ts'
import { useFilterWords } from './reading/filter-words.ts'

type FilterSheetProps = {
  filters: CandidateFilters
  choices: readonly FilterChoice[]
  onChange: (change: Partial<CandidateFilters>) => void
  onClear: () => void
}

/** All filters of the list on a phone: a button with the number of active ones, a sheet, and a chip for each. */
export function FilterSheet({ filters, choices, onChange, onClear }: FilterSheetProps) {
  const t = useTexts()
  const days = useRegistrationDays(filters, onChange)
  const applied = appliedFilters(filters).filter(({ name }) => name !== 'term' && name !== 'collegeName')
  return (
    <div className="contents lg:hidden">
      <SheetOfFilters count={applied.length} onClear={onClear}>
        {choices.map(({ name, label, value, options, set }) => (
          <SelectField
            key={name}
            label={label}
            value={value}
            options={options}
            onChange={(event) => onChange(set(event.target.value))}
          />
        ))}
        <SheetDays {...days} />
        <CollegeFilter filters={filters} onChange={onChange} />
        <SwitchField
          label={t('list.verified')}
          checked={filters.isVsp === true}
          onChecked={(on) => onChange({ isVsp: on || undefined })}
        />
      </SheetOfFilters>
      {applied.length > 0 && <Applied applied={applied} filters={filters} choices={choices} onChange={onChange} />}
    </div>
  )
}

type AppliedProps = Pick<FilterSheetProps, 'filters' | 'choices' | 'onChange'> & { applied: readonly AppliedFilter[] }

function Applied({ applied, filters, choices, onChange }: AppliedProps) {
  const value = useFilterWords(filters)
  const words = (filter: AppliedFilter) => {
    const choice = choices.find(({ name }) => name === filter.name)
    return choice ? `${choice.label}: ${value(filter)}` : value(filter)
  }
  return (
    <ul className="flex order-2 basis-full flex-wrap gap-2">
      {applied.map((filter) => (
        <li key={filter.name} className="max-w-full">
          <RemovableChip name={words(filter)} onRemove={() => onChange(withoutFilter(filters, filter))}>
            {words(filter)}
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}
