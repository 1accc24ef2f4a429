import { ReadChips, type Reading } from '@pramaan/features/search/read-chips.tsx'
import { narrowing } from '@pramaan/features/search/removal/use-removal.ts'
import { Popover } from '@pramaan/ui/popover'
import { SwitchField } from '@pramaan/ui/switch-field'
import { TextButton } from '@pramaan/ui/text-link'
import { Tooltip } from '@pramaan/ui/tooltip'
import { clsx } from 'clsx'
import { History, SlidersHorizontal } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { AppliedChips } from '../filters/applied-chips.tsx'
import { FilterMenus, type FilterProps } from '../filters/filter-menus.tsx'
import { FilterSheet } from '../filters/filter-sheet.tsx'
import { MoreFields } from '../filters/more-fields-on-demand.tsx'
import { moreNames } from '../filters/more-names.ts'
import { SortMenu } from '../filters/sort-menu.tsx'
import { useFacets } from '../filters/use-facets.ts'
import type { Filters } from '../filters/use-filters.ts'
import type { SearchesView } from '../history/history-panel.tsx'
import { SaveSearch } from '../history/save-search.tsx'
import { SearchesFoot } from '../history/searches-foot.tsx'
import { BandSearchBox } from './search-box.tsx'

/**
 * Props of `SearchBand`: `reading` is how the words were understood, `count` the number found, `found` the same on the
 * sheet's button; `onSearches` opens the panel, `onDescribed` says that a description was read.
 */
export type SearchBandProps = {
  search: Filters
  reading: Reading
  count: ReactNode
  found: string | undefined
  onSearch: (moved: boolean) => void
  onSearches: (view: SearchesView) => void
  onDescribed: (letters: number | undefined) => void
}

/** The bar that sticks below the header: search box, filters, applied filters, count and order. */
export function SearchBand({ search, reading, count, found, onSearch, onSearches, onDescribed }: SearchBandProps) {
  const t = useTexts()
  const facets = useFacets(search.filters)
  return (
    <div className="grid items-center gap-x-4 gap-y-2 py-2 lg:gap-y-2.5 lg:py-3 xl:grid-cols-3">
      <div className="flex min-w-0 gap-2">
        <BandSearchBox
          search={search}
          onSearch={onSearch}
          foot={<SearchesFoot onSearches={onSearches} />}
          onDescribed={onDescribed}
        />
        <FilterSheet search={search} facets={facets} found={found} />
      </div>
      <FilterBar search={search} facets={facets} />
      <div className="hidden items-center gap-5 xl:flex">
        <MoreFilters search={search} facets={facets} />
        <TextButton icon={<History />} onClick={() => onSearches('history')}>
          {t('history.title')}
        </TextButton>
      </div>
      {/* As high as with the chips of the words, which come with the answer. */}
      <div
        className={clsx(
          'flex min-w-0 items-center gap-2 xl:col-span-2',
          search.filters.term && 'min-h-8 pointer-coarse:min-h-12',
        )}
      >
        <div className="hidden shrink-0 pr-2 text-lg font-semibold tabular-nums lg:block">{count}</div>
        {/* Where there is room, chips wrap, so that each can be seen; on a phone they would take the screen. */}
        <div className="relative -ml-4 flex min-w-0 items-center gap-2 overflow-x-auto lg:flex-wrap lg:overflow-visible py-0.5 pl-4 [scrollbar-width:none] max-lg:*:shrink-0 empty:hidden sm:ml-0 sm:px-0.5">
          <ReadChips term={search.filters.term ?? ''} reading={reading} onTerm={(term) => search.change({ term })} />
          <AppliedChips search={search} />
        </div>
        <SaveSearch filters={search.filters} onSaved={() => onSearches('saved')} />
        <div className="ml-auto hidden shrink-0 lg:block">
          <SortMenu search={search} />
        </div>
      </div>
    </div>
  )
}

function FilterBar({ search, facets }: FilterProps) {
  const t = useTexts()
  const { filters, change } = search
  const toggles = (['fullTime', 'internship'] as const).map((name) => ({ name, shown: facets.of('toggles', name) }))
  return (
    <div className="hidden min-w-0 flex-wrap items-center gap-2 lg:flex xl:col-span-2">
      <FilterMenus search={search} facets={facets} />
      <span aria-hidden className="mx-1 h-6 w-px bg-line" />
      {toggles.map(({ name, shown }) => (
        <Tooltip key={name} text={shown && t('filter.leaves', { shown })}>
          <ToggleButton
            on={filters[name] === true}
            onToggle={(on) => change({ [name]: on || undefined })}
            onPointerEnter={facets.want}
          >
            {t(`filter.${name}`)}
          </ToggleButton>
        </Tooltip>
      ))}
      <span className="xl:hidden">
        <MoreFilters search={search} facets={facets} />
      </span>
      <span className="flex-1" />
      <PreScreened search={search} />
    </div>
  )
}

/** 'Pre-screened only': candidates that the HR team has talked with. */
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

type ToggleButtonProps = ComponentProps<'button'> & { on: boolean; onToggle: (on: boolean) => void }

function ToggleButton({ on, onToggle, ...rest }: ToggleButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={on}
      onClick={() => onToggle(!on)}
      className={clsx(
        'min-h-11 shrink-0 cursor-pointer rounded-control border px-3.5 text-sm font-semibold transition-colors enabled-hover:border-brand',
        on ? 'border-brand bg-brand-soft text-brand' : 'border-line-strong bg-surface',
      )}
    />
  )
}

function MoreFilters({ search, facets }: FilterProps) {
  const t = useTexts()
  const count = narrowing(search.filters).filter(({ name }) => moreNames.includes(name)).length
  return (
    <Popover
      label={t('filter.more')}
      onOpenChange={facets.want}
      trigger={
        <TextButton icon={<SlidersHorizontal />} className="min-h-7">
          {count > 0 ? t('filter.more.count', { count }) : t('filter.more')}
        </TextButton>
      }
      className="w-96 p-4"
    >
      <MoreFields
        filters={search.filters}
        facets={facets}
        onChange={search.change}
        onType={search.changeLater}
        types={['partTime']}
      />
    </Popover>
  )
}
