import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { useLabels } from '../labels/labels.tsx'
import { pageWindow } from './page-window.ts'
import { useNear } from './use-near.ts'
import { usePageFocus } from './use-page-focus.ts'

/**
 * Props of `Pagination`: `page` counts from 1; without `total` the total is unknown, and `hasNext` says whether there
 * is more.
 */
export type PaginationProps = {
  page: number
  pageSize: number
  total?: number | undefined
  estimated?: boolean
  /** Whether there is a next page, if the total is unknown. */
  hasNext?: boolean
  onPage: (page: number) => void
  /** Called with the next page when the links scroll into view, so that it can be loaded early. */
  onNear?: ((page: number) => void) | undefined
  pageSizes?: readonly number[]
  onPageSize?: (pageSize: number) => void
  /** For the space under a dense table. */
  dense?: boolean
}

/** Shows the range of rows and links to the other pages; renders nothing without rows. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, estimated = false, dense } = props
  const labels = useLabels()
  const lastPage = total === undefined ? unknownLast(page, props.hasNext) : Math.max(1, Math.ceil(total / pageSize))
  const isKnown = total !== undefined || props.hasNext !== undefined
  const nav = useNear(isKnown && page < lastPage ? page + 1 : undefined, props.onNear)
  const noteFocus = usePageFocus(nav, page)
  const onPage = (next: number) => {
    noteFocus()
    props.onPage(next)
  }
  if (total === 0 && page === 1) return null
  const first = (page - 1) * pageSize + 1
  const size = dense ? 'xs' : 'sm'
  const visiblePages = pageWindow(page, lastPage)
  const isLastKnown = total !== undefined && !estimated
  const ends = { first: (visiblePages[0] ?? 1) > 1, last: isLastKnown && (visiblePages.at(-1) ?? lastPage) < lastPage }
  return (
    <nav
      ref={nav}
      aria-label={labels.pages}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm"
    >
      <p aria-live="polite" className="flex-1 whitespace-nowrap text-ink-muted tabular-nums">
        {total !== undefined &&
          first <= total &&
          labels.range(first, Math.min(page * pageSize, total), total, estimated)}
      </p>
      <PageSizes {...props} />
      <div className="flex flex-wrap items-center gap-1 max-sm:w-full max-sm:justify-between">
        <Button tone="quiet" size={size} done={page <= 1} onClick={() => onPage(page - 1)} aria-label={labels.previous}>
          <ChevronLeft />
          {!dense && <span className="max-sm:hidden">{labels.previous}</span>}
        </Button>
        {ends.first && (
          <>
            <PageNumber page={1} label={labels.firstPage(1)} className="max-sm:hidden" dense={dense} onPage={onPage} />
            <Gap className="max-sm:hidden" />
          </>
        )}
        {visiblePages.map((each) => (
          <PageNumber
            key={each}
            page={each}
            label={labels.page(each)}
            current={each === page}
            // On a phone there is only room for the last page.
            className={ends.last && each > page + 1 ? 'max-sm:hidden' : ''}
            dense={dense}
            onPage={onPage}
          />
        ))}
        {ends.last && (
          <>
            <Gap />
            <PageNumber page={lastPage} label={labels.lastPage(lastPage)} dense={dense} onPage={onPage} />
          </>
        )}
        <Button
          tone="quiet"
          size={size}
          done={page >= lastPage}
          onClick={() => onPage(page + 1)}
          aria-label={labels.next}
        >
          {!dense && <span className="max-sm:hidden">{labels.next}</span>}
          <ChevronRight />
        </Button>
      </div>
    </nav>
  )
}

/** Assumes three pages until the first response arrives. */
function unknownLast(page: number, hasNext: boolean | undefined) {
  return hasNext === undefined ? Math.max(3, page) : page + (hasNext ? 1 : 0)
}

const number =
  'cursor-pointer rounded-control px-2 font-semibold tabular-nums enabled-hover:bg-ink/5 pointer-coarse:h-11 pointer-coarse:min-w-11 max-sm:px-1'

type PageNumberProps = Pick<PaginationProps, 'page' | 'dense' | 'onPage'> & {
  label: string
  current?: boolean
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string
}

function PageNumber({ page, label, current, dense, onPage, className }: PageNumberProps) {
  const labels = useLabels()
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={() => onPage(page)}
      className={clsx(number, dense ? 'h-8 min-w-8' : 'h-9 min-w-9', current && 'bg-brand-soft text-brand', className)}
    >
      {labels.number(page)}
    </button>
  )
}

function Gap({ className }: { className?: string }) {
  return (
    <span aria-hidden className={clsx('text-ink-muted', className)}>
      …
    </span>
  )
}

/** The choice of a page size; renders nothing if it can't be changed. */
export function PageSizes({
  pageSize,
  pageSizes,
  onPageSize,
}: Pick<PaginationProps, 'pageSize' | 'pageSizes' | 'onPageSize'>) {
  const labels = useLabels()
  if (!pageSizes || !onPageSize) return null
  return (
    <select
      aria-label={labels.perPage}
      value={pageSize}
      onChange={(event) => onPageSize(Number(event.target.value))}
      className="control min-h-8 px-2 tabular-nums pointer-coarse:min-h-11"
    >
      {pageSizes.map((each) => (
        <option key={each} value={each}>
          {labels.ofAPage(each)}
        </option>
      ))}
    </select>
  )
}
