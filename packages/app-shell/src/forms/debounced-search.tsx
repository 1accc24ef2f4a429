import { SearchField, type SearchFieldProps } from '@pramaan/ui/search-field'
import { useDebouncedAction } from '../time/use-debounced-action.ts'
import { useSearchText } from './use-search-text.ts'

/** Milliseconds without typing before a table is searched (document 002 §9). */
const tableRestMilliseconds = 200

/** Props of `DebouncedSearch`: the current search words, and a handler for new ones. */
export type DebouncedSearchProps = Omit<SearchFieldProps, 'value' | 'onValue' | 'onSubmit'> & {
  term: string
  onTerm: (term: string) => void
  restMilliseconds?: number
}

/**
 * The search box of a list: searches on Enter or after a pause in typing; follows the text when it changes elsewhere.
 */
export function DebouncedSearch({ term, onTerm, restMilliseconds, ...box }: DebouncedSearchProps) {
  const [typed, setTyped, send] = useSearchText(term)
  const { now, later } = useDebouncedAction(({ words = '' }: { words?: string }) => {
    if (words.trim() === term) return
    send(words.trim())
    onTerm(words.trim())
  }, restMilliseconds ?? tableRestMilliseconds)
  return (
    <SearchField
      {...box}
      value={typed}
      onValue={(words) => {
        setTyped(words)
        later({ words })
      }}
      onSubmit={(words) => now({ words })}
    />
  )
}
