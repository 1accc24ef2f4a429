import { fittingTerm, longestPasted } from '@pramaan/domain/search'
import { SearchField, type SearchFieldProps } from '@pramaan/ui/search-field'
import { type SearchWords, useSearchWords } from './use-search-words.ts'

/** Props of `DebouncedSearch`. */
export type DebouncedSearchProps = Omit<SearchFieldProps, 'value' | 'onValue' | 'onSubmit'> & SearchWords

/**
 * The search box of a list: searches on Enter or after a pause in typing; follows the text when it changes elsewhere.
 */
export function DebouncedSearch({ term, onTerm, restMilliseconds, ...box }: DebouncedSearchProps) {
  const { typed, type, search } = useSearchWords({ term, onTerm, restMilliseconds })
  const change = (text: string) => type(fittingTerm(text, typed))
  return <SearchField maxLength={longestPasted} {...box} value={typed} onValue={change} onSubmit={search} />
}
