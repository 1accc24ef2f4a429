import { SelectField } from '@pramaan/ui/select-field'
import { type InlineChoiceProps, SheetDay } from '../../lists/filters/inline-filters.tsx'
import { SheetOfFilters } from '../../lists/filters/sheet-of-filters.tsx'
import { PhoneFilter } from './phone-filter.tsx'
import type { PartnerFilterProps, usePartnerDays } from './use-partner-choices.ts'

type SheetProps = PartnerFilterProps & { choices: InlineChoiceProps[]; days: ReturnType<typeof usePartnerDays> }

/** The filters on a phone, in a sheet. */
export function PartnerFilterSheet({ filters, choices, days, onChange, onClear }: SheetProps) {
  const { nameFilter: _name, sortBy: _sort, pageSize: _size, pageIndex: _index, ...rest } = filters
  const count = Object.values(rest).filter((value) => value !== undefined).length
  return (
    <div className="contents lg:hidden">
      <SheetOfFilters count={count} onClear={onClear}>
        <PhoneFilter filters={filters} onChange={onChange} />
        {choices.map(({ label, value, options, onValue }) => (
          <SelectField
            key={label}
            label={label}
            value={value}
            options={options}
            onChange={(event) => onValue(event.target.value)}
          />
        ))}
        <div className="grid gap-3 min-[26rem]:grid-cols-2">
          <SheetDay {...days.from} />
          <SheetDay {...days.to} />
        </div>
      </SheetOfFilters>
    </div>
  )
}
