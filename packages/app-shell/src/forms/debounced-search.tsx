import { tooLong } from '@pramaan/contract/too-long'
import { fittingTerm, longestTerm } from '@pramaan/domain/search'
import { SearchField, type SearchFieldProps } from '@pramaan/ui/search-field'
import { type SearchWords, useSearchWords } from './use-search-words.ts'

/** Props of `DebouncedSearch`; `cuts`: its list searches the beginning of a text that is too long, and says so. */
export type DebouncedSearchProps = Omit<SearchFieldProps, 'value' | 'onValue' | 'onSubmit' | 'error'> &
  SearchWords & { cuts?: boolean }

/**
 * The search box of a list: searches on Enter or after a pause in typing; follows the text when it changes elsewhere. A
 * text that is too long stays, and is not searched.
 */
export function DebouncedSearch({ term, onTerm, restMilliseconds, cuts = false, ...box }: DebouncedSearchProps) {
  const { typed, type, search } = useSearchWords({
    term,
    onTerm: (words) => !tooLong(words, longestTerm) && onTerm(words),
    restMilliseconds,
  })
  const change = (text: string) => type(cuts ? fittingTerm(text, typed) : text)
  return <SearchField {...box} value={typed} error={tooLong(typed, longestTerm)} onValue={change} onSubmit={search} />
}
