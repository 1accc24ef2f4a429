import { latePart, OpenedLate } from '@pramaan/app-shell/router/loading/late-part.tsx'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import { useState } from 'react'
import { SearchesLeft } from '../../features/plan/searches-left.tsx'
import { PreScreened, SearchBand } from '../../features/search/band/search-band.tsx'
import { SortMenu } from '../../features/search/filters/sort-menu.tsx'
import { useFilters } from '../../features/search/filters/use-filters.ts'
import type { SearchesView } from '../../features/search/history/history-panel.tsx'
import { CountLine, useFound } from '../../features/search/results/count-line.tsx'
import { Results } from '../../features/search/results/results.tsx'
import { SearchNotices, ShortListNotice } from '../../features/search/results/search-notices.tsx'
import { useCandidateSearch } from '../../features/search/results/use-candidate-search.ts'
import { ShortlistStar, statusOf } from '../../features/shortlist/shortlist-button.tsx'
import { useShortlist } from '../../features/shortlist/use-shortlist.ts'
import { ShellBand } from '../../shell-slots.tsx'
import { useTexts } from '../../texts/use-texts.ts'

// Most visits leave the searches closed.
const HistoryPanel = latePart(() =>
  import('../../features/search/history/history-panel.tsx').then((m) => m.HistoryPanel),
)

/** The candidate search: the bar on top, the cards, and the history at the side (document 002 §2.4). */
export function SearchScreen() {
  const t = useTexts()
  const search = useFilters()
  const list = useCandidateSearch(search.filters, search.cursor)
  const [searches, setSearches] = useState<SearchesView>()
  const [described, setDescribed] = useState<number>()
  const shortlist = useShortlist()
  const found = useFound(list)
  const onSheet = useFound(list, 'filter.found')
  const count = <CountLine found={found} busy={list.waiting} />
  return (
    <>
      <ShellBand>
        <SearchBand
          search={search}
          reading={list.reading}
          count={count}
          found={onSheet}
          onSearch={(moved) => list.refresh(!moved)}
          onSearches={setSearches}
          onDescribed={setDescribed}
        />
      </ShellBand>
      <h1 className="sr-only">{t('search.title')}</h1>
      <div className="mb-3 flex items-center justify-between gap-3 lg:hidden">
        <div className="min-w-0">
          <div className="text-lg font-semibold tabular-nums">{count}</div>
          <SortMenu search={search} />
        </div>
        <PreScreened search={search} />
      </div>
      <SearchesLeft />
      <SearchNotices search={search} list={list} described={described} />
      <ResultsRegion>
        <Results
          search={search}
          list={list}
          star={(row) => <ShortlistStar candidate={row} />}
          onShortlist={(row) => shortlist({ ...row, status: statusOf(row.shortlisted) })}
          onHistory={() => setSearches('history')}
        />
      </ResultsRegion>
      <ShortListNotice search={search} list={list} />
      {searches && (
        <OpenedLate onClose={() => setSearches(undefined)}>
          <HistoryPanel open onOpenChange={() => setSearches(undefined)} first={searches} />
        </OpenedLate>
      )}
    </>
  )
}
