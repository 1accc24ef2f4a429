import { TextButton } from '@pramaan/ui/text-link'
import { Bookmark, History } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { SearchesView } from './history-panel.tsx'
import { useSavedSearches } from './use-saved-searches.ts'

/** The last line of the search box's list: links to the saved searches and the history. */
export function SearchesFoot({ onSearches }: { onSearches: (view: SearchesView) => void }) {
  const t = useTexts()
  const { saved } = useSavedSearches()
  return (
    <div className="-my-1 flex divide-x divide-line *:min-h-11 *:flex-1 *:justify-center">
      <TextButton icon={<Bookmark />} onClick={() => onSearches('saved')}>
        {t('saved.count', { count: saved.length })}
      </TextButton>
      <TextButton icon={<History />} onClick={() => onSearches('history')}>
        {t('history.title')}
      </TextButton>
    </div>
  )
}
