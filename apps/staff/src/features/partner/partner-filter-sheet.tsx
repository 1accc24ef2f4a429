import { SelectField } from '@pramaan/ui/select-field'
import { type DaysProps, type InlineChoiceProps, SheetDays } from '../../lists/filters/inline-filters.tsx'
import { SheetOfFilters } from '../../lists/filters/sheet-of-filters.tsx'
import { PhoneFilter } from './phone-filter.tsx'
import type { PartnerFilterProps } from './use-partner-choices.ts'

type SheetProps = PartnerFilterProps & { choices: InlineChoiceProps[]; days: DaysProps }

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
        <SheetDays {...days} />
      </SheetOfFilters>
    </div>
  )
}
