import { longestTerm } from '@pramaan/domain/search'
import { startOf } from '@pramaan/domain/shortened'
import { Button } from '@pramaan/ui/button'
import { InlineChoice, InlineDays } from '../../lists/filters/inline-filters.tsx'
import { ListSearch } from '../../lists/filters/list-search.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { PartnerFilterSheet } from './partner-filter-sheet.tsx'
import { PhoneFilter } from './phone-filter.tsx'
import { type PartnerFilterProps, usePartnerChoices, usePartnerDays } from './use-partner-choices.ts'
import { isNarrowed } from './use-partner-list.ts'

/** The filters of the course partner's list (document 002 §2.8): two lines on a desktop, a sheet on a phone. */
export function PartnerFilterBar({ filters, onChange, onClear }: PartnerFilterProps) {
  const t = useTexts()
  const choices = usePartnerChoices(filters, onChange)
  const days = usePartnerDays(filters, onChange)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1 lg:min-w-44 lg:max-w-72">
        <ListSearch
          label={t('partner.name')}
          term={filters.nameFilter ?? ''}
          onTerm={(name) => onChange({ nameFilter: startOf(name, longestTerm) || undefined })}
        />
      </div>
      <div className="contents max-lg:hidden">
        <PhoneFilter filters={filters} onChange={onChange} />
        {choices.map((choice) => (
          <InlineChoice key={choice.label} {...choice} />
        ))}
        <InlineDays {...days} />
        {/* It comes after what fills the line, and would stand alone below it with nothing to clear. */}
        {isNarrowed(filters) && (
          <Button tone="ghost" size="xs" onClick={onClear}>
            {t('list.clear')}
          </Button>
        )}
      </div>
      <PartnerFilterSheet filters={filters} choices={choices} days={days} onChange={onChange} onClear={onClear} />
    </div>
  )
}
