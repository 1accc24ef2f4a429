import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import { narrowing } from '@pramaan/features/search/removal/use-removal.ts'
import { Clock } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.ts'
import { useFilterWords } from '../filters/filter-words.ts'
import { SearchLine } from './search-line.tsx'
import type { PastSearch } from './use-past-searches.ts'

/** A past search: title, filters, page and age; pressing it opens the list as it was (D29). */
export function PastSearchRow({ entry, onOpen }: { entry: PastSearch; onOpen?: () => void }) {
  const t = useTexts()
  const words = useFilterWords()
  const filters = filtersOfAddress(entry.Filters)
  const isNamed = filters.term !== undefined || filters.searchTitle !== undefined
  const narrowed = narrowing(filters).map(words)
  // The stored title has only the filters' values: not that one of them is not wanted.
  const title = isNamed || narrowed.length === 0 ? entry.Title : narrowed.join(' · ')
  return (
    <SearchLine
      icon={Clock}
      title={title}
      aside={<Ago at={entry.CreatedOn} />}
      details={[...(isNamed ? narrowed : []), t('history.page', { page: entry.PageIndex + 1 })]}
      filters={entry.Filters}
      onOpen={onOpen}
    />
  )
}
