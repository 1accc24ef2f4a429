import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { Clock } from 'lucide-react'
import { useTexts } from '../../../../texts/use-texts.ts'
import { SearchLine } from '../search-line.tsx'
import { useSearchWords } from '../use-search-words.ts'
import type { PastSearch } from './use-past-searches.ts'

/** A past search: title, words beside it, filters, page and age; pressing it opens the list as it was (D29). */
export function PastSearchRow({ entry, onOpen }: { entry: PastSearch; onOpen?: () => void }) {
  const t = useTexts()
  const { title, details } = useSearchWords()({ title: entry.Title, filters: entry.Filters })
  return (
    <SearchLine
      icon={Clock}
      title={title}
      aside={<Ago at={entry.CreatedOn} />}
      details={[...details, t('history.page', { page: entry.PageIndex + 1 })]}
      filters={entry.Filters}
      onOpen={onOpen}
    />
  )
}
