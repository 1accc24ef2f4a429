import { Ago } from '@pramaan/app-kit/time/ago.tsx'
import { filtersOfAddress, queryOfFilters } from '@pramaan/domain/search'
import { Link } from '@pramaan/ui/link'
import { Clock } from 'lucide-react'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { narrowing, useFilterWords } from './filter-words.ts'
import type { PastSearch } from './use-past-searches.ts'

/** A past search: title, what narrowed it, page and how long ago; pressing it opens the list as it was (D29). */
export function PastSearchRow({ entry, onOpen }: { entry: PastSearch; onOpen?: () => void }) {
  const t = useTexts()
  const words = useFilterWords()
  const filters = filtersOfAddress(entry.Filters)
  // Without words the title names the filters already.
  const named = filters.term !== undefined || filters.searchTitle !== undefined
  const narrowed = named ? narrowing(filters).map(words) : []
  const details = [...narrowed, t('history.page', { page: entry.PageIndex + 1 })]
  return (
    <Link
      href={`${paths.list}?${queryOfFilters(filters, { complete: true })}`}
      onClick={onOpen}
      className="flex min-h-13 items-start gap-3 px-4 py-2 -outline-offset-2 transition-colors enabled-hover:bg-ink/3 sm:px-5"
    >
      <Clock aria-hidden className="mt-1 size-4.5 shrink-0 text-ink-muted" strokeWidth={1.75} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="cut font-semibold">{entry.Title}</span>
          <span className="shrink-0 text-xs text-ink-muted">
            <Ago at={entry.CreatedOn} />
          </span>
        </span>
        <span className="cut block text-xs text-ink-muted">{details.join(' · ')}</span>
      </span>
    </Link>
  )
}
