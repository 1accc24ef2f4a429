import type { PageSize } from '../options/filter-options.ts'

export * from './cut-term.ts'
export * from './skill-list.ts'
export * from './sort.ts'
export * from './word-positions.ts'

/** Rows that can be reached by page number; beyond them a list only has first, last, previous and next. */
export const deepestRow = 1_000

/** The last page index that can be jumped to: the page that ends at row 1,000. */
export function lastPageIndex(pageSize: PageSize): number {
  return Math.floor(deepestRow / pageSize) - 1
}

/** Whether a filter is the search text. */
export function isWords(name: string): boolean {
  return name === 'term' || name === 'searchTitle'
}

/** Whether a search by these filters counts as a filter search of the plan: it has a filter besides its text (D27). */
export function isFilterSearch(names: readonly string[]): boolean {
  return names.some((name) => !isWords(name))
}

/** What a search asks for in words or by name. */
type SearchWords = { searchTitle?: string | undefined; term?: string | undefined }

/** Where a search's job position begins in the text that it is read from: after what was typed. */
export function positionFrom(term: string | undefined): number {
  return term ? term.length + 1 : 0
}

/** The text that a search is read from: what was typed, then the job position. */
export function searchText({ searchTitle, term }: SearchWords): string {
  return [term, searchTitle].filter(Boolean).join(' ')
}

/** The job role a search names, for the plan's limit of different job roles: the picked position, else the words. */
export function jobRoleOf({ searchTitle, term }: SearchWords) {
  return searchTitle ?? term
}
