import { Refused } from '@pramaan/api-client'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Spinner } from '@pramaan/ui/spinner'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Filters } from '../filters/use-filters.ts'
import { SaveSearchCard } from '../history/save-search.tsx'
import { useReported } from '../history/use-saved-searches.ts'
import { profileOf } from '../profile-of.ts'
import { searchOutcome } from '../search-outcome.ts'
import { CandidateCard } from './candidate-card.tsx'
import { cardGrid, GridSkeleton } from './grid-skeleton.tsx'
import { NoResults, NoSuchPage } from './no-results.tsx'
import { ResultKeys } from './result-keys.tsx'
import { ResultPages } from './result-pages.tsx'
import type { CandidateSearch, EmployerRow, SearchAnswer } from './use-candidate-search.ts'
import { useCardKeys } from './use-card-keys.ts'

/** Props of `Results`: `star` renders a row's shortlist control, `onShortlist` handles its key. */
export type ResultsProps = {
  search: Filters
  list: CandidateSearch
  star: (row: EmployerRow) => ReactNode
  onShortlist: (row: EmployerRow) => void
  onHistory: () => void
}

/** The list in all its states: loading, refused, failed, empty, and loaded with notices above it. */
export function Results({ search, list, star, onShortlist, onHistory }: ResultsProps) {
  const { query, waiting } = list
  const rows = (query.data?.items ?? []).filter(isEmployerRow)
  const reported = useReported(
    search.filters,
    rows.map(({ ID }) => ID),
  )
  const cards = useCardKeys(rows, onShortlist)
  if (query.isError) {
    const outcome = query.error instanceof Refused ? searchOutcome(query.error.message) : 'none'
    return outcome === 'none' ? (
      <Failure error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <NoResults outcome={outcome} search={search} onHistory={onHistory} />
    )
  }
  if (!query.data) return <GridSkeleton />
  if (rows.length === 0 && !waiting) {
    if (search.cursor || search.filters.pageIndex > 0) return <NoSuchPage onFirst={() => search.goTo(0)} />
    const { reading } = query.data
    const understood = reading.length > 0 && reading.every(({ kind }) => kind !== 'word')
    return <NoResults outcome="none" search={search} understood={understood} onHistory={onHistory} />
  }
  const answer = withTotal(query.data, list.counted)
  return (
    <div className="flex flex-col gap-5">
      <Veil on={waiting}>
        <ul ref={cards} className={cardGrid}>
          {rows.map((row, index) => (
            <CandidateCard
              key={row.ID}
              row={row}
              reading={query.data.reading}
              to={profileOf(search, row.ID)}
              state={positionOf(search, answer, index)}
              reported={reported.has(row.ID)}
              action={star(row)}
            />
          ))}
          <SaveSearchCard filters={search.filters} cards={rows.length} />
        </ul>
      </Veil>
      <ResultPages answer={answer} search={search} />
      <ResultKeys />
    </div>
  )
}

/** A page with the total that arrived later. */
function withTotal(answer: SearchAnswer, counted: CandidateSearch['counted']): SearchAnswer {
  if (!answer.totalIsEstimate || !counted) return answer
  return { ...answer, totalCount: counted.count, totalIsEstimate: counted.isEstimate }
}

function isEmployerRow(row: SearchAnswer['items'][number]): row is EmployerRow {
  return 'shortlisted' in row
}

/** A row's position in the whole list, for 'n of N' on its profile; undefined where pages have no numbers. */
function positionOf({ filters, cursor }: Filters, { totalCount }: SearchAnswer, index: number) {
  const position = cursor ? undefined : filters.pageIndex * filters.pageSize + index + 1
  return { position, total: totalCount }
}

/** The old rows stay visible, dimmed, while new ones load; the dimming ends within a second. */
function Veil({ on, children }: { on: boolean; children: ReactNode }) {
  return (
    <div aria-busy={on} className="relative">
      {children}
      <div
        aria-hidden
        className={clsx(
          'pointer-events-none absolute -inset-1 flex justify-center rounded-card bg-canvas/70 pt-24 transition-opacity',
          on ? 'opacity-100 duration-150' : 'opacity-0 duration-1000',
        )}
      >
        {on && <Spinner />}
      </div>
    </div>
  )
}
