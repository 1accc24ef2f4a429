import { longestTerm } from '@pramaan/domain/search'
import { SearchField, type SearchFieldProps } from '@pramaan/ui/search-field'
import { type SearchWords, useSearchWords } from './use-search-words.ts'

/** Props of `DebouncedSearch`. */
export type DebouncedSearchProps = Omit<SearchFieldProps, 'value' | 'onValue' | 'onSubmit'> & SearchWords

/**
 * The search box of a list: searches on Enter or after a pause in typing; follows the text when it changes elsewhere.
 */
export function DebouncedSearch({ term, onTerm, restMilliseconds, ...box }: DebouncedSearchProps) {
  const { typed, type, search } = useSearchWords({ term, onTerm, restMilliseconds })
  return <SearchField maxLength={longestTerm} {...box} value={typed} onValue={type} onSubmit={search} />
}
