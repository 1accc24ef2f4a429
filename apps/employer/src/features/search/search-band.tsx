import { Popover } from '@pramaan/ui/popover'
import { SwitchField } from '@pramaan/ui/switch-field'
import { TextButton } from '@pramaan/ui/text-link'
import { clsx } from 'clsx'
import { History, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { AppliedChips } from './applied-chips.tsx'
import { FilterMenus } from './filter-menus.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { narrowing } from './filter-words.ts'
import { MoreFields } from './more-fields.tsx'
import { SearchBox } from './search-box.tsx'
import { SortMenu } from './sort-menu.tsx'
import type { Filters } from './use-filters.ts'

/** Props of `SearchBand`: `count` says how many were found, `found` the same on the sheet's button. */
export type SearchBandProps = {
  search: Filters
  count: ReactNode
  found: string | undefined
  onSearch: (moved: boolean) => void
  onHistory: () => void
}

/** The bar that sticks below the header: search box, filters, applied filters, count and order. */
export function SearchBand({ search, count, found, onSearch, onHistory }: SearchBandProps) {
  const t = useTexts()
  return (
    <div className="grid items-center gap-x-4 gap-y-2 py-2 lg:gap-y-2.5 lg:py-3 xl:grid-cols-3">
      <div className="flex min-w-0 gap-2">
        <SearchBox {...{ search, onSearch, onHistory }} />
        <FilterSheet {...{ search, found }} />
      </div>
      <FilterBar search={search} />
      <div className="hidden items-center gap-5 xl:flex">
        <MoreFilters search={search} />
        <TextButton icon={<History />} onClick={onHistory}>
          {t('history.title')}
        </TextButton>
      </div>
      <div className="flex min-w-0 items-center gap-2 xl:col-span-2">
        <div className="hidden shrink-0 pr-2 text-lg font-semibold tabular-nums lg:block">{count}</div>
        <div className="-mx-4 flex min-w-0 flex-1 items-center gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] *:shrink-0 empty:hidden sm:mx-0 sm:px-0.5">
          <AppliedChips search={search} />
        </div>
        <div className="ml-auto hidden shrink-0 lg:block">
          <SortMenu search={search} />
        </div>
      </div>
    </div>
  )
}

function FilterBar({ search }: { search: Filters }) {
  const t = useTexts()
  const { filters, change } = search
  return (
    <div className="hidden min-w-0 flex-wrap items-center gap-2 lg:flex xl:col-span-2">
      <FilterMenus search={search} />
      <span aria-hidden className="mx-1 h-6 w-px bg-line" />
      {(['fullTime', 'internship'] as const).map((name) => (
        <ToggleButton key={name} on={filters[name] === true} onToggle={(on) => change({ [name]: on || undefined })}>
          {t(`filter.${name}`)}
        </ToggleButton>
      ))}
      <span className="xl:hidden">
        <MoreFilters search={search} />
      </span>
      <span className="flex-1" />
      <PreScreened search={search} />
    </div>
  )
}

/** 'Pre-screened Only': candidates that the HR team has talked with. */
export function PreScreened({ search }: { search: Filters }) {
  const t = useTexts()
  return (
    <SwitchField
      dense
      label={t('filter.isVsp')}
      checked={search.filters.isVsp === true}
      onChecked={(on) => search.change({ isVsp: on || undefined })}
    />
  )
}

function ToggleButton(props: { on: boolean; onToggle: (on: boolean) => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={props.on}
      onClick={() => props.onToggle(!props.on)}
      className={clsx(
        'min-h-11 shrink-0 cursor-pointer rounded-control border px-3.5 text-sm font-semibold transition-colors enabled-hover:border-brand',
        props.on ? 'border-brand bg-brand-soft text-brand' : 'border-line-strong bg-surface',
      )}
    >
      {props.children}
    </button>
  )
}

const more: readonly string[] = ['partTime', 'remote', 'onSite', 'immediate', 'expStatus', 'maxCtc']

function MoreFilters({ search }: { search: Filters }) {
  const t = useTexts()
  const count = narrowing(search.filters).filter(({ name }) => more.includes(name)).length
  return (
    <Popover
      label={t('filter.more')}
      trigger={
        <TextButton icon={<SlidersHorizontal />} className="min-h-7">
          {count > 0 ? t('filter.more.count', { count }) : t('filter.more')}
        </TextButton>
      }
      className="w-96 p-4"
    >
      <MoreFields filters={search.filters} onChange={search.change} onType={search.changeLater} types={['partTime']} />
    </Popover>
  )
}
