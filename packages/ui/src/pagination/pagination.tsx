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
  /** The page that is shown, from 1. */
  page: number

  /** How many are on a page. */
  pageSize: number

  /** How many there are at all. */
  total?: number | undefined

  /** Whether the total is an estimate. */
  estimated?: boolean

  /** Whether there is a next page, if the total is unknown. */
  hasNext?: boolean

  /** Called with the page to show. */
  onPage: (page: number) => void

  /** Called with the next page when these links come into view, so that it can load before it is asked for. */
  onNear?: ((page: number) => void) | undefined

  /** The sizes that can be chosen. */
  pageSizes?: readonly number[]

  /** Called with the chosen size. */
  onPageSize?: (pageSize: number) => void

  /** Lower, under a dense table. */
  dense?: boolean
}

/** Which rows of how many, and links to the other pages; renders nothing without rows. */
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
  const shown = pageWindow(page, lastPage)
  const isLastKnown = total !== undefined && !estimated
  const ends = { first: (shown[0] ?? 1) > 1, last: isLastKnown && (shown.at(-1) ?? lastPage) < lastPage }
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
        {shown.map((each) => (
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

/* Until the first answer arrives three pages are assumed. */
function unknownLast(page: number, hasNext: boolean | undefined) {
  return hasNext === undefined ? Math.max(3, page) : page + (hasNext ? 1 : 0)
}

const number =
  'cursor-pointer rounded-control px-2 font-semibold tabular-nums enabled-hover:bg-ink/5 pointer-coarse:h-11 pointer-coarse:min-w-11 max-sm:px-1'

type PageNumberProps = Pick<PaginationProps, 'page' | 'dense' | 'onPage'> & {
  /** What it is called, on the screen or to screen readers. */
  label: string

  /** Where the person is now. */
  current?: boolean

  /** More classes for its place, not for its look. */
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

/** The choice of how many are on a page; renders nothing without one. */
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
