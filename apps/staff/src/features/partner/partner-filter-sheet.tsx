import { Button } from '@pramaan/ui/button'
import { FilterButton } from '@pramaan/ui/filter-button'
import { SelectField } from '@pramaan/ui/select-field'
import { SidePanel } from '@pramaan/ui/side-panel'
import { useState } from 'react'
import { type InlineChoiceProps, SheetDay } from '../../lists/filters/inline-filters.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { PhoneFilter } from './phone-filter.tsx'
import type { PartnerFilterProps, usePartnerDays } from './use-partner-choices.ts'

type SheetProps = PartnerFilterProps & { choices: InlineChoiceProps[]; days: ReturnType<typeof usePartnerDays> }

/** The filters on a phone, in a sheet. */
export function PartnerFilterSheet({ filters, choices, days, onChange, onClear }: SheetProps) {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const { nameFilter: _name, sortBy: _sort, pageSize: _size, pageIndex: _index, ...rest } = filters
  const count = Object.values(rest).filter((value) => value !== undefined).length
  return (
    <div className="contents lg:hidden">
      <SidePanel
        open={open}
        onOpenChange={setOpen}
        title={t('list.filters')}
        trigger={<FilterButton all label={t('list.filters')} count={count} />}
        footer={
          <>
            <Button tone="quiet" onClick={onClear}>
              {t('list.clear')}
            </Button>
            <Button onClick={() => setOpen(false)}>{t('list.show')}</Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
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
        </div>
      </SidePanel>
    </div>
  )
}
