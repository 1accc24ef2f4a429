import { filtersOfAddress, queryOfFilters } from '@pramaan/contract/search/candidate-filters'
import { dotted } from '@pramaan/domain/dotted'
import { Link } from '@pramaan/ui/link'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import type { SavedSearch } from './use-saved-searches.ts'

/** Props of `SearchLine`: `aside` is next to the title, `details` below it. */
export type SearchLineProps = {
  icon: LucideIcon
  title: string
  aside?: ReactNode
  details: readonly string[]
  filters: SavedSearch['Filters']
  onOpen?: (() => void) | undefined
}

/** A past or saved search; pressing it opens the list with its filters, order and page (D29). */
export function SearchLine({ icon: Icon, title, aside, details, filters, onOpen }: SearchLineProps) {
  return (
    <Link
      href={`${paths.list}?${queryOfFilters(filtersOfAddress(filters), { complete: true })}`}
      onClick={onOpen}
      className="flex min-h-13 min-w-0 flex-1 items-start gap-3 px-4 py-2 -outline-offset-2 transition-colors enabled-hover:bg-ink/3 sm:px-5"
    >
      <Icon aria-hidden className="mt-1 size-4.5 shrink-0 text-ink-muted" strokeWidth={1.75} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="wrap-anywhere font-semibold">{title}</span>
          {aside && <span className="shrink-0 text-xs text-ink-muted">{aside}</span>}
        </span>
        <span className="wrap-anywhere block text-xs text-ink-muted">{dotted(details)}</span>
      </span>
    </Link>
  )
}
