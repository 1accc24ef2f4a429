import { pageSizes } from '@pramaan/domain/options'
import { deepestRow, lastPageIndex } from '@pramaan/domain/search'
import { Button } from '@pramaan/ui/button'
import { useLabels } from '@pramaan/ui/labels'
import { PageSizes, Pagination } from '@pramaan/ui/pagination'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Filters } from '../filters/use-filters.ts'
import type { SearchAnswer } from './use-candidate-search.ts'

/** Props of `ResultPages`: the current page, and the search in the address. */
export type ResultPagesProps = { answer: SearchAnswer; search: Filters }

/** Links to other pages: numbers as far as pages are numbered, then first, last, previous and next. */
export function ResultPages({ answer, search }: ResultPagesProps) {
  const { filters, cursor, goTo } = search
  if (cursor || answer.totalIsEstimate || answer.totalCount > deepestRow)
    return <LongList answer={answer} search={search} />
  return (
    <Pagination
      page={filters.pageIndex + 1}
      pageSize={filters.pageSize}
      total={answer.totalCount}
      onPage={(page) => goTo(page - 1)}
      pageSizes={pageSizes}
      onPageSize={(size) => setPageSize(search, size)}
    />
  )
}

function setPageSize(search: Filters, size: number) {
  const pageSize = pageSizes.find((one) => one === size)
  if (pageSize) search.change({ pageSize })
}

/** A list too long for page numbers: a cursor continues from the last numbered page. */
function LongList({ answer, search }: ResultPagesProps) {
  const t = useTexts()
  const labels = useLabels()
  const { filters, cursor, goTo, goToCursor } = search
  const { pageIndex, pageSize } = filters
  const { nextCursor, previousCursor, totalCount, totalIsEstimate } = answer
  const previous = () => (cursor ? previousCursor && goToCursor(previousCursor) : goTo(pageIndex - 1))
  const next = () =>
    !cursor && pageIndex < lastPageIndex(pageSize) ? goTo(pageIndex + 1) : nextCursor && goToCursor(nextCursor)
  const from = pageIndex * pageSize + 1
  const to = from + answer.items.length - 1
  // A total that only says "there is one more" is not shown.
  const range = totalIsEstimate && totalCount <= to + 1 ? '' : labels.range(from, to, totalCount, totalIsEstimate)
  const atStart = cursor ? previousCursor === null : pageIndex === 0
  return (
    <nav aria-label={labels.pages} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
      <p aria-live="polite" className="flex-1 whitespace-nowrap text-ink-muted tabular-nums">
        {cursor ? t('pages.deep') : range}
      </p>
      <PageSizes pageSize={pageSize} pageSizes={pageSizes} onPageSize={(size) => setPageSize(search, size)} />
      <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
        <Button tone="quiet" size="sm" disabled={atStart} onClick={() => goTo(0)} aria-label={t('pages.first')}>
          <ChevronFirst />
        </Button>
        <Button tone="quiet" size="sm" disabled={atStart} onClick={previous} aria-label={labels.previous}>
          <ChevronLeft />
          <span className="max-sm:hidden">{labels.previous}</span>
        </Button>
        {!cursor && <span className="px-2 font-semibold tabular-nums">{labels.page(pageIndex + 1)}</span>}
        <Button tone="quiet" size="sm" disabled={nextCursor === null} onClick={next} aria-label={labels.next}>
          <span className="max-sm:hidden">{labels.next}</span>
          <ChevronRight />
        </Button>
        <Button
          tone="quiet"
          size="sm"
          disabled={nextCursor === null}
          onClick={() => goToCursor('last')}
          aria-label={t('pages.last')}
        >
          <ChevronLast />
        </Button>
      </div>
    </nav>
  )
}
