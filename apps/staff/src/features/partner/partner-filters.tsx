import { useSearchText } from '@pramaan/app-shell/forms/use-search-text.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useDebouncedAction } from '@pramaan/app-shell/time/use-debounced-action.ts'
import type { PartnerFilters } from '@pramaan/contract/courses/partner-filters'
import { staffLocations } from '@pramaan/domain/options'
import { Button } from '@pramaan/ui/button'
import { FilterButton } from '@pramaan/ui/filter-button'
import { SelectField } from '@pramaan/ui/select-field'
import { SidePanel } from '@pramaan/ui/side-panel'
import { TextField } from '@pramaan/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { InlineChoice, type InlineChoiceProps, InlineDay, SheetDay } from '../../lists/filters/inline-filters.tsx'
import { ListSearch } from '../../lists/filters/list-search.tsx'
import { useDegrees } from '../../lists/filters/use-degrees.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { isNarrowed } from './use-partner-list.ts'

type PartnerFilterProps = {
  filters: PartnerFilters
  onChange: (change: Partial<PartnerFilters>) => void
  onClear: () => void
}

/** Milliseconds without typing before the list is searched (document 002 §9). */
const restMilliseconds = 200

/** The maximum number of digits of a phone (document 002 §5). */
const mostDigits = 10

/** The filters of the course partner's list (document 002 §2.8): one line on a desktop, a sheet on a phone. */
export function PartnerFilterBar({ filters, onChange, onClear }: PartnerFilterProps) {
  const t = useTexts()
  const choices = useChoices(filters, onChange)
  const days = useDays(filters, onChange)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1 lg:min-w-44 lg:max-w-72">
        <ListSearch
          label={t('partner.name')}
          term={filters.nameFilter ?? ''}
          onTerm={(name) => onChange({ nameFilter: name.slice(0, 100) || undefined })}
        />
      </div>
      <div className="contents max-lg:hidden">
        <PhoneFilter filters={filters} onChange={onChange} />
        {choices.map((choice) => (
          <InlineChoice key={choice.label} {...choice} />
        ))}
        <InlineDay {...days.from} />
        <InlineDay {...days.to} />
        <Button tone="ghost" size="xs" disabled={!isNarrowed(filters)} onClick={onClear}>
          {t('list.clear')}
        </Button>
      </div>
      <Sheet filters={filters} choices={choices} days={days} onChange={onChange} onClear={onClear} />
    </div>
  )
}

function useChoices(filters: PartnerFilters, onChange: PartnerFilterProps['onChange']): InlineChoiceProps[] {
  const t = useTexts()
  const { courses } = useApi()
  const { data } = useQuery(courses.list.query({ query: { pageSize: 100 } }))
  const all = { value: '', label: t('list.all') }
  const named = (values: readonly string[]) => [all, ...values.map((value) => ({ value, label: value }))]
  const taught = (data?.data ?? []).map(({ ID, Title }) => ({ value: String(ID), label: Title }))
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
      options: named(staffLocations),
      onValue: (value) => onChange({ selectedLocation: value || undefined }),
    },
    {
      label: t('partner.degree'),
      value: filters.selectedDegree ?? '',
      options: named(useDegrees()),
      onValue: (value) => onChange({ selectedDegree: value || undefined }),
    },
  ]
}

function useDays({ fromDateFilter, toDateFilter }: PartnerFilters, onChange: PartnerFilterProps['onChange']) {
  const t = useTexts()
  return {
    from: {
      label: t('list.from'),
      value: fromDateFilter,
      max: toDateFilter,
      onDay: (day: typeof fromDateFilter) => onChange({ fromDateFilter: day }),
    },
    to: {
      label: t('list.to'),
      value: toDateFilter,
      min: fromDateFilter,
      onDay: (day: typeof toDateFilter) => onChange({ toDateFilter: day }),
    },
  }
}

/** Digits only, at most ten; searched after a short pause. */
function PhoneFilter({ filters, onChange }: Omit<PartnerFilterProps, 'onClear'>) {
  const t = useTexts()
  const [typed, setTyped, send] = useSearchText(filters.phoneFilter ?? '')
  const search = useDebouncedAction<{ phone: string }, void>(({ phone }) => {
    send(phone)
    onChange({ phoneFilter: phone || undefined })
  }, restMilliseconds)
  return (
    <TextField
      dense
      labelHidden
      className="w-36 max-lg:w-full"
      label={t('partner.phone')}
      placeholder={t('partner.phone')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={mostDigits}
      value={typed}
      onChange={(event) => {
        const phone = event.target.value.replace(/\D/g, '').slice(0, mostDigits)
        setTyped(phone)
        search.later({ phone })
      }}
    />
  )
}

type SheetProps = PartnerFilterProps & { choices: InlineChoiceProps[]; days: ReturnType<typeof useDays> }

function Sheet({ filters, choices, days, onChange, onClear }: SheetProps) {
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
