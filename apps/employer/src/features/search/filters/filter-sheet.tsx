import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { applyFilters, type CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import { narrowing } from '@pramaan/features/search/removal/use-removal.ts'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { FilterButton } from '@pramaan/ui/filter-button'
import { SelectField } from '@pramaan/ui/select-field'
import { SwitchField } from '@pramaan/ui/switch-field'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { type FilterProps, LocationField, salaries, years } from './filter-menus.tsx'
import { MoreFields } from './more-fields-on-demand.tsx'
import type { Facets } from './use-facets.ts'
import type { FilterChange, Filters } from './use-filters.ts'

/** Props of `FilterSheet`: `found` is 'Show 128 candidates', or undefined while unknown. */
export type FilterSheetProps = { search: Filters; facets: Facets; found: string | undefined }

/** All filters in one sheet, for phones; the list behind it updates once the person pauses. */
export function FilterSheet({ search, facets, found }: FilterSheetProps) {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const count = narrowing(search.filters).length
  const close = () => {
    search.change({})
    setOpen(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) return close()
        facets.want()
        setOpen(true)
      }}
      trigger={<FilterButton all label={t('filter.all')} count={count} className="lg:hidden" />}
      title={t('filter.all')}
      footer={
        <>
          <Button
            tone="quiet"
            className="flex-none!"
            onClick={() => {
              search.clear()
              setOpen(false)
            }}
          >
            {t('filter.clear')}
          </Button>
          <Button onClick={close} className="px-2!">
            {found ?? t('filter.show')}
          </Button>
        </>
      }
    >
      <SheetFields search={search} facets={facets} />
    </Dialog>
  )
}

/** The fields show a choice at once, while the address waits for a pause. */
function SheetFields({ search, facets }: FilterProps) {
  const t = useTexts()
  const option = useOptionText()
  const [draft, setDraft] = useState<CandidateFilters>(search.filters)
  const counted = (label: string, count: string | undefined) =>
    count === undefined ? label : t('filter.counted', { label, count })
  const change = (made: FilterChange) => {
    setDraft(applyFilters(draft, made))
    search.changeLater(made)
  }
  return (
    <div className="flex flex-col gap-4">
      <SwitchField
        label={t('filter.isVsp')}
        checked={draft.isVsp === true}
        onChecked={(on) => change({ isVsp: on || undefined })}
      />
      <SelectField
        label={t('filter.year')}
        placeholder={t('filter.any')}
        options={years.map((value) => ({ value, label: counted(option(value), facets.of('year', value)) }))}
        value={draft.year ?? ''}
        onChange={(event) => change({ year: years.find((one) => one === event.target.value) })}
      />
      <SelectField
        label={t('filter.salary')}
        placeholder={t('filter.any')}
        options={salaries.map((value) => ({
          value,
          label: counted(t('filter.salary.chip', { range: option(value) }), facets.of('salary', value)),
        }))}
        value={draft.salary ?? ''}
        onChange={(event) => change({ salary: salaries.find((one) => one === event.target.value) })}
      />
      <LocationField value={draft.location} facets={facets} onValue={(location) => change({ location })} />
      <MoreFields
        filters={draft}
        facets={facets}
        onChange={change}
        onType={change}
        types={['fullTime', 'partTime', 'internship']}
      />
    </div>
  )
}
