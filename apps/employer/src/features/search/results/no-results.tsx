import { appliedFilters, queryOfFilters, withoutFilter } from '@pramaan/contract/search/candidate-filters'
import { narrowing } from '@pramaan/features/search/removal/use-removal.ts'
import { WidenButton } from '@pramaan/features/search/removal/widen-button.tsx'
import { Button } from '@pramaan/ui/button'
import type { StateDrawing } from '@pramaan/ui/drawing'
import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useFilterWords } from '../filters/filter-words.ts'
import type { Filters } from '../filters/use-filters.ts'
import type { SearchOutcome } from '../search-outcome.ts'

const drawings: Record<SearchOutcome, StateDrawing> = {
  none: 'nothing',
  jobrole_limit_reached: 'dates',
  filters_limit_reached: 'dates',
  blocked: 'locked',
}

/** Why the list is empty, in the spec's words, and the most useful next step (document 002 §2.4, §8). */
export function NoResults({
  outcome,
  search,
  understood = false,
  onHistory,
}: {
  outcome: SearchOutcome
  search: Filters
  /** Whether every word was understood; if so, none is misspelt. */
  understood?: boolean
  onHistory: () => void
}) {
  const t = useTexts()
  const actions: Record<SearchOutcome, ReactNode> = {
    none: <Widen search={search} />,
    jobrole_limit_reached: (
      <Upgrade search={search}>
        <Button tone="quiet" onClick={onHistory}>
          {t('history.title')}
        </Button>
      </Upgrade>
    ),
    filters_limit_reached: (
      <Upgrade search={search}>
        <Button tone="quiet" onClick={search.clear}>
          {t('filter.clear')}
        </Button>
      </Upgrade>
    ),
    blocked: (
      <LinkButton tone="soft" href={paths.dashboard}>
        {t('empty.dashboard')}
      </LinkButton>
    ),
  }
  return (
    <EmptyState
      level={2}
      drawing={drawings[outcome]}
      title={t(`empty.${outcome}.title`)}
      text={t(outcome === 'none' ? whatLeavesOut(search, understood) : `empty.${outcome}`)}
      action={actions[outcome]}
    />
  )
}

/** What can have left everybody out: words that nobody has, filters, or both. */
function whatLeavesOut({ filters }: Filters, understood: boolean) {
  const applied = appliedFilters(filters)
  const narrowed = narrowing(filters).length
  if (applied.length === narrowed) return narrowed > 0 ? 'empty.none.filters' : 'empty.none'
  if (understood) return narrowed > 0 ? 'empty.none.understood.both' : 'empty.none.understood'
  return narrowed > 0 ? 'empty.none.both' : 'empty.none.words'
}

/** A link to the plan page, which returns to this search, next to what is possible without a larger plan. */
function Upgrade({ search, children }: { search: Filters; children: ReactNode }) {
  const t = useTexts()
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <LinkButton href={`${paths.plans}?${queryOfFilters(search.filters)}`}>{t('plan.see')}</LinkButton>
      {children}
    </div>
  )
}

/** Shown for a link to a page that the list does not have (any more), with links to the pages that exist. */
export function NoSuchPage({ onFirst }: { onFirst: () => void }) {
  const t = useTexts()
  return (
    <EmptyState
      level={2}
      drawing="nothing"
      title={t('pages.none')}
      text={t('pages.none.text')}
      action={
        <Button tone="soft" onClick={onFirst}>
          {t('pages.none.first')}
        </Button>
      }
    />
  )
}

/** Removes the filter that left the most out, else the last, or the words, so that more candidates match. */
function Widen({ search }: { search: Filters }) {
  const t = useTexts()
  const words = useFilterWords()
  const { filters, change, clear } = search
  if (narrowing(filters).length > 0)
    return <WidenButton filters={filters} words={words} onRemove={(filter) => change(withoutFilter(filters, filter))} />
  return (
    <Button tone="soft" onClick={clear}>
      {t('empty.all')}
    </Button>
  )
}
