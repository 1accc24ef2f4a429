import { ListsFailure } from '@pramaan/app-shell/forms/fields/lists-failure.tsx'
import { useFittingOptions } from '@pramaan/app-shell/forms/fields/use-fitting-options.ts'
import { useLocationOptions } from '@pramaan/app-shell/forms/fields/use-location-options.ts'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { experienceFilters, salaryFilters } from '@pramaan/domain/options'
import { Combobox } from '@pramaan/ui/combobox'
import { FilterButton } from '@pramaan/ui/filter-button'
import { Menu } from '@pramaan/ui/menu'
import { Popover } from '@pramaan/ui/popover'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Facets } from './use-facets.ts'
import type { Filters } from './use-filters.ts'

/** The options of the Experience filter, which are its values. */
export const years = experienceFilters.map(({ text }) => text)
/** The options of the Salary filter, which are its values. */
export const salaries = salaryFilters.map(({ text }) => text)

/** Props of the filters: the search in the address, and the counts next to the options. */
export type FilterProps = { search: Filters; facets: Facets }

/**
 * The dropdowns Experience, Salary and Location; each option shows how many candidates would remain (document 002
 * §2.4).
 */
export function FilterMenus({ search, facets }: FilterProps) {
  const t = useTexts()
  const option = useOptionText()
  const { year, salary } = search.filters
  return (
    <>
      <OneOf
        label={t('filter.year')}
        options={years.map((value) => ({ value, label: option(value), note: facets.of('year', value) }))}
        value={year}
        onNear={facets.want}
        onValue={(text) => search.change({ year: years.find((one) => one === text) })}
      />
      <OneOf
        label={t('filter.salary')}
        options={salaries.map((value) => ({
          value,
          label: t('filter.salary.chip', { range: option(value) }),
          note: facets.of('salary', value),
        }))}
        value={salary}
        onNear={facets.want}
        onValue={(text) => search.change({ salary: salaries.find((one) => one === text) })}
      />
      <LocationFilter search={search} facets={facets} />
    </>
  )
}

type OneOfProps = {
  label: string
  options: readonly { value: string; label: string; note: string | undefined }[]
  value: string | undefined
  onNear: () => void
  onValue: (value: string | undefined) => void
}

function OneOf({ label, options, value, onNear, onValue }: OneOfProps) {
  const t = useTexts()
  return (
    <Menu
      align="start"
      trigger={<FilterButton label={label} count={value ? 1 : 0} onPointerEnter={onNear} onFocus={onNear} />}
      items={[
        { label: t('filter.any'), checked: value === undefined, onSelect: () => onValue(undefined) },
        ...options.map((one) => ({
          key: one.value,
          label: one.label,
          note: one.note,
          checked: one.value === value,
          onSelect: () => onValue(one.value),
        })),
      ]}
    />
  )
}

function LocationFilter({ search, facets }: FilterProps) {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const { location } = search.filters
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('filter.location')}
      trigger={
        <FilterButton
          label={t('filter.location')}
          count={location ? 1 : 0}
          onPointerEnter={facets.want}
          onFocus={facets.want}
        />
      }
      className="w-72 overflow-visible! p-3"
    >
      <LocationField
        value={location}
        facets={facets}
        onValue={(value) => {
          search.change({ location: value })
          setOpen(false)
        }}
      />
    </Popover>
  )
}

/** Props of `LocationField`. */
export type LocationFieldProps = { value: string | undefined; facets: Facets; onValue: (value?: string) => void }

/** One location by typing, cities with the most candidates first; emptying the box removes the filter. */
export function LocationField({ value, facets, onValue }: LocationFieldProps) {
  const t = useTexts()
  const { options } = useLocationOptions()
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    if (text === '' && value) onValue(undefined)
  }
  const rank = ({ label }: { label: string }) => facets.locations.indexOf(label) >>> 0
  const counted = options.map((option) => ({ ...option, note: facets.of('location', option.label) ?? option.note }))
  const ordered = typed ? counted : counted.toSorted((a, b) => rank(a) - rank(b))
  const fitting = useFittingOptions(ordered, typed ?? '', 'locations')
  return (
    <div className="flex flex-col gap-3">
      <ListsFailure />
      <Combobox
        search
        label={t('filter.location')}
        placeholder={t('filter.location.placeholder')}
        options={fitting}
        query={typed ?? value ?? ''}
        onQuery={type}
        onPick={({ label }) => onValue(label)}
      />
    </div>
  )
}
