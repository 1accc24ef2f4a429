import { applyFilters, type CandidateFilters } from '@pramaan/domain/search'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { FilterButton } from '@pramaan/ui/filter-button'
import { SelectField } from '@pramaan/ui/select-field'
import { SwitchField } from '@pramaan/ui/switch-field'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { LocationField, salaries, years } from './filter-menus.tsx'
import { narrowing } from './filter-words.ts'
import { MoreFields } from './more-fields.tsx'
import type { FilterChange, Filters } from './use-filters.ts'

/** Props of `FilterSheet`: `found` says 'Show 128 candidates', or undefined while that is not known. */
export type FilterSheetProps = { search: Filters; found: string | undefined }

/** Every filter in one sheet, for phones; what is chosen searches behind it once the person rests. */
export function FilterSheet({ search, found }: FilterSheetProps) {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const count = narrowing(search.filters).length
  const close = () => {
    search.change({})
    setOpen(false)
  }
  return (
    <Dialog
      {...{ open }}
      onOpenChange={(next) => (next ? setOpen(true) : close())}
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
      <SheetFields search={search} />
    </Dialog>
  )
}

/** The fields keep what was chosen at once, while the address waits for the person to rest. */
function SheetFields({ search }: { search: Filters }) {
  const t = useTexts()
  const [draft, setDraft] = useState<CandidateFilters>(search.filters)
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
        options={years.map((value) => ({ value, label: value }))}
        value={draft.year ?? ''}
        onChange={(event) => change({ year: years.find((one) => one === event.target.value) })}
      />
      <SelectField
        label={t('filter.salary')}
        placeholder={t('filter.any')}
        options={salaries.map((value) => ({ value, label: t('filter.salary.chip', { range: value }) }))}
        value={draft.salary ?? ''}
        onChange={(event) => change({ salary: salaries.find((one) => one === event.target.value) })}
      />
      <LocationField value={draft.location} onValue={(location) => change({ location })} />
      <MoreFields filters={draft} onChange={change} onType={change} types={['fullTime', 'partTime', 'internship']} />
    </div>
  )
}
