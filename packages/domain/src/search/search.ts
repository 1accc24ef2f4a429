import type { PageSize } from '../options/filter-options.ts'

export * from './cut-term.ts'
export * from './skill-list.ts'
export * from './sort.ts'
export * from './word-positions.ts'

/**
 * The number of rows that can be reached by page number; after these a list has only first, last, previous and next.
 */
export const deepestRow = 1_000

/** The last page index that can be jumped to: the page that ends at row 1,000. */
export function lastPageIndex(pageSize: PageSize): number {
  return Math.floor(deepestRow / pageSize) - 1
}

/** Whether a filter is the search text. */
export function isWords(name: string): boolean {
  return name === 'term' || name === 'searchTitle'
}

/** Whether a search counts as a filter search of the plan: it has filters besides its text (D27). */
export function isFilterSearch(names: readonly string[]): boolean {
  return names.some((name) => !isWords(name))
}

/** The words and the job position of a search. */
type SearchWords = { searchTitle?: string | undefined; term?: string | undefined }

/** Where a search's job position starts in its combined text, which is after the typed words. */
export function positionFrom(term: string | undefined): number {
  return term ? term.length + 1 : 0
}

/** The text of a search: the typed words, then the job position. */
export function searchText({ searchTitle, term }: SearchWords): string {
  return [term, searchTitle].filter(Boolean).join(' ')
}

/** The job role of a search, for the plan's limit on different job roles: the picked position, or else the words. */
export function jobRoleOf({ searchTitle, term }: SearchWords) {
  return searchTitle ?? term
}
