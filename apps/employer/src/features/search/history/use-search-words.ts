import { filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import { narrowing } from '@pramaan/features/search/removal/use-removal.ts'
import { useFilterWords } from '../filters/filter-words.ts'
import type { SavedSearch } from './use-saved-searches.ts'

type Searched = { title: string; filters: SavedSearch['Filters'] }

/**
 * A past search in words: its title, and the other criteria, which distinguish it from searches with the same title.
 */
export function useSearchWords() {
  const words = useFilterWords()
  return ({ title, filters }: Searched): { title: string; details: readonly string[] } => {
    const { term, searchTitle, ...rest } = filtersOfAddress(filters)
    const narrowed = narrowing(rest).map(words)
    const isNamed = term !== undefined || searchTitle !== undefined
    // The stored title has only the filters' values; it does not say that one of them is excluded.
    if (!isNamed) return { title: narrowed.join(' · ') || title, details: [] }
    // Beside a job position, which is the title, there may be words.
    const beside = term !== undefined && searchTitle !== undefined ? [`“${term}”`] : []
    return { title, details: [...beside, ...narrowed] }
  }
}
