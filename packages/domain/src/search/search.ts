import { experienceLevels } from '../experience-level/experience-level.ts'
import { readyToValues } from '../joining/joining.ts'
import {
  type ExperienceFilter,
  experienceFilters,
  type SalaryFilter,
  salaryFilters,
} from '../options/filter-options.ts'
import { choice, day, flag, lpa, rowId, text } from './fields.ts'
import { type FilterProblem, filterEntries, type Paging, readFilters, type Values } from './filter-set.ts'
import { type Query, queryText } from './query.ts'
import { defaultSort } from './sort.ts'

export { deepestRow, type FilterProblem, lastPageIndex, type Paging } from './filter-set.ts'
export type { Query } from './query.ts'
export { defaultSort, parseSort, type Sort, type SortColumn, sortColumns, sortText } from './sort.ts'

const years = experienceFilters.map((filter): ExperienceFilter => filter.text)
const salaries = salaryFilters.map((filter): SalaryFilter => filter.text)

/** How each filter of `/user/datafilter` is read, in the canonical order of the wire (002, section 7). */
const readers = {
  term: text(100),
  value: choice(readyToValues),
  isVsp: flag,
  year: choice(years),
  salary: choice(salaries),
  maxCtc: lpa,
  immediate: flag,
  expStatus: choice(experienceLevels, 'All'),
  degree: text(150),
  collegeName: text(300),
  collegeID: rowId,
  fromDate: day,
  toDate: day,
  location: text(100),
  searchTitle: text(100),
  partTime: flag,
  fullTime: flag,
  internship: flag,
  remote: flag,
  onSite: flag,
} as const

/** The name of a filter on the wire. */
export type FilterName = keyof typeof readers

/** The filters, in canonical order. */
export const filterNames = Object.keys(readers) as FilterName[]

/** The one canonical order of every field of a candidate search, so that equal searches have equal texts. */
export const searchFieldOrder = ['term', 'sortBy', 'pageSize', 'pageIndex', ...filterNames.slice(1)] as const

/** A candidate search: the filters asked for, the order and the page (URL, history and wire share it). */
export type CandidateFilters = Paging & Values<typeof readers>

/** The search that asks for nothing: newest first, ten to a page. */
export const noFilters: CandidateFilters = { sortBy: defaultSort, pageSize: 10, pageIndex: 0 }

/** A candidate search from a query, and what is malformed in it: the server refuses those with 400. */
export function parseFilters(query: Query): { filters: CandidateFilters; problems: FilterProblem[] } {
  const { filters, problems } = readFilters(readers, query)
  if (filters.fromDate === undefined || filters.toDate === undefined || filters.fromDate <= filters.toDate) {
    return { filters, problems }
  }
  const { toDate: _dropped, ...rest } = filters
  return { filters: rest, problems: [...problems, { field: 'toDate', why: 'from-after-to' }] }
}

/** A candidate search from an address: what is malformed is dropped, so that any link opens. */
export function filtersOfAddress(query: Query): CandidateFilters {
  return parseFilters(query).filters
}

/** A search as pairs in canonical order; with `complete` the default order and page are named too. */
export function searchEntries(filters: CandidateFilters, { complete = false } = {}): [string, string][] {
  return filterEntries(searchFieldOrder, filters, complete)
}

/** A search as the text of a query without `?`; equal searches give equal texts. */
export function queryOfFilters(filters: CandidateFilters, options: { complete?: boolean } = {}): string {
  return queryText(searchEntries(filters, options))
}

/** An applied filter: `toggle`s show their own state, `choice`s and `text`s are chips. */
export type AppliedFilter = { name: FilterName; text: string; kind: 'toggle' | 'choice' | 'text' }

/** The filters that are applied, in canonical order. */
export function appliedFilters(filters: CandidateFilters): AppliedFilter[] {
  return filterNames.flatMap((name): AppliedFilter[] => {
    const value = filters[name]
    if (value === undefined) return []
    if (value === true) return [{ name, text: name, kind: 'toggle' }]
    const typed = name === 'term' || name === 'searchTitle'
    return [{ name, text: String(value), kind: typed ? 'text' : 'choice' }]
  })
}

/** The search with some filters set or, where undefined, taken away; the first page again, since the rows change. */
export function applyFilters(filters: CandidateFilters, change: Partial<CandidateFilters>): CandidateFilters {
  const entries = Object.entries({ ...filters, pageIndex: 0, ...change }).filter(([, value]) => value !== undefined)
  return { ...noFilters, ...Object.fromEntries(entries) }
}

/** Whether two searches ask for the same candidates, whatever their order and page. */
export function asksForTheSame(one: CandidateFilters, other: CandidateFilters): boolean {
  const { sortBy, pageSize, pageIndex } = noFilters
  const [a, b] = [one, other].map((filters) => queryOfFilters({ ...filters, sortBy, pageSize, pageIndex }))
  return a === b
}

/** The search without filters: the words searched for, the order and the page size stay. */
export function clearFilters({ term, searchTitle, sortBy, pageSize }: CandidateFilters): CandidateFilters {
  return applyFilters(noFilters, { term, searchTitle, sortBy, pageSize })
}

/** Whether a search counts as a filter search of the plan: it narrows by more than the words searched for (D27). */
export function isFilterSearch(filters: CandidateFilters): boolean {
  return appliedFilters(filters).some(({ kind }) => kind !== 'text')
}

/** The job role a search names, for the plan's limit of different job roles: the picked position, else the words. */
export function jobRoleOf(filters: CandidateFilters): string | undefined {
  return filters.searchTitle ?? filters.term
}
