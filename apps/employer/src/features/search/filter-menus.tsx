import { optionsFor } from '@pramaan/app-kit/forms/pick-field.tsx'
import { useLocationOptions } from '@pramaan/app-kit/forms/use-location-options.ts'
import { experienceFilters, salaryFilters } from '@pramaan/domain/options'
import { Combobox } from '@pramaan/ui/combobox'
import { FilterButton } from '@pramaan/ui/filter-button'
import { Menu } from '@pramaan/ui/menu'
import { Popover } from '@pramaan/ui/popover'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import type { Filters } from './use-filters.ts'

/** The texts of the Experience filter, which are its values. */
export const years = experienceFilters.map(({ text }) => text)
/** The texts of the Salary filter, which are its values. */
export const salaries = salaryFilters.map(({ text }) => text)

/** The dropdowns Experience, Salary and Location (document 002 §2.4). */
export function FilterMenus({ search }: { search: Filters }) {
  const t = useTexts()
  const { year, salary } = search.filters
  return (
    <>
      <OneOf
        label={t('filter.year')}
        options={years.map((value) => ({ value, label: value }))}
        value={year}
        onValue={(text) => search.change({ year: years.find((one) => one === text) })}
      />
      <OneOf
        label={t('filter.salary')}
        options={salaries.map((value) => ({ value, label: t('filter.salary.chip', { range: value }) }))}
        value={salary}
        onValue={(text) => search.change({ salary: salaries.find((one) => one === text) })}
      />
      <LocationFilter search={search} />
    </>
  )
}

type OneOfProps = {
  label: string
  options: readonly { value: string; label: string }[]
  value: string | undefined
  onValue: (value: string | undefined) => void
}

function OneOf({ label, options, value, onValue }: OneOfProps) {
  const t = useTexts()
  return (
    <Menu
      align="start"
      trigger={<FilterButton label={label} count={value ? 1 : 0} />}
      items={[
        { label: t('filter.any'), checked: value === undefined, onSelect: () => onValue(undefined) },
        ...options.map((option) => ({
          key: option.value,
          label: option.label,
          checked: option.value === value,
          onSelect: () => onValue(option.value),
        })),
      ]}
    />
  )
}

function LocationFilter({ search }: { search: Filters }) {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const { location } = search.filters
  return (
    <Popover
      {...{ open }}
      onOpenChange={setOpen}
      label={t('filter.location')}
      trigger={<FilterButton label={t('filter.location')} count={location ? 1 : 0} />}
      className="w-72 overflow-visible! p-3"
    >
      <LocationField
        value={location}
        onValue={(value) => {
          search.change({ location: value })
          setOpen(false)
        }}
      />
    </Popover>
  )
}

/** One location by typing; emptying the box takes the filter away. */
export function LocationField({ value, onValue }: { value: string | undefined; onValue: (value?: string) => void }) {
  const t = useTexts()
  const { options } = useLocationOptions()
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    if (text === '' && value) onValue(undefined)
  }
  return (
    <Combobox
      search
      label={t('filter.location')}
      placeholder={t('filter.location.placeholder')}
      options={optionsFor(options, typed ?? '')}
      query={typed ?? value ?? ''}
      onQuery={type}
      onPick={({ label }) => onValue(label)}
    />
  )
}
