import { defaultPageSize, type PageSize, pageSizes } from '../options/filter-options.ts'
import type { Read } from './fields.ts'
import { entriesOf, type Query } from './query.ts'
import { defaultSort, isDefaultSort, mostSorts, parseSort, type Sort, sortText } from './sort.ts'

/** Rows that can be reached by page index; beyond, a list goes first, last, previous, next. */
export const deepestRow = 1_000

/** The order and the page of a list. */
export type Paging = { sortBy: readonly Sort[]; pageSize: PageSize; pageIndex: number }

/** The reader of each filter, by its name on the wire. */
export type Readers = Readonly<Record<string, Read<string | number | boolean>>>

/** The values that a set of readers gives; what is not asked for is absent. */
export type Values<R extends Readers> = { [K in keyof R]?: Exclude<ReturnType<R[K]>, null | undefined> }

/** What is wrong with a query's field; the server answers 400 with these, an address just drops the field. */
export type FilterProblem = { field: string; why: 'malformed' | 'repeated' | 'too-deep' | 'from-after-to' }

/** The last page index that can be jumped to: the page that ends at row 1,000. */
export function lastPageIndex(pageSize: PageSize): number {
  return Math.floor(deepestRow / pageSize) - 1
}

type Pairs = readonly (readonly [string, string])[]

function readOne<T>(pairs: Pairs, field: string, read: Read<T>, problems: FilterProblem[]): T | undefined {
  const found = pairs.filter(([key]) => key === field)
  if (found.length > 1) problems.push({ field, why: 'repeated' })
  const value = found[0] && read(found[0][1])
  if (found[0] && value === undefined) problems.push({ field, why: 'malformed' })
  return value ?? undefined
}

function readSorts(pairs: Pairs, problems: FilterProblem[]): readonly Sort[] {
  const texts = pairs
    .filter(([key, value]) => /^sortBy(?:\[\d*\])?$/.test(key) && value !== '')
    .map(([, value]) => value)
  const sorts: Sort[] = []
  for (const sort of texts.map(parseSort)) {
    const taken = sorts.some(({ column }) => column === sort?.column)
    if (!sort) problems.push({ field: 'sortBy', why: 'malformed' })
    else if (taken || sorts.length === mostSorts) problems.push({ field: 'sortBy', why: 'repeated' })
    else sorts.push(sort)
  }
  return sorts.length > 0 ? sorts : defaultSort
}

const count: Read<number> = (text) => (text === '' ? null : /^\d{1,9}$/.test(text) ? Number(text) : undefined)
const pageSizeOf: Read<PageSize> = (text) => (text === '' ? null : pageSizes.find((size) => String(size) === text))

function readPaging(pairs: Pairs, problems: FilterProblem[]): Paging {
  const sortBy = readSorts(pairs, problems)
  const pageSize = readOne(pairs, 'pageSize', pageSizeOf, problems) ?? defaultPageSize
  const pageIndex = readOne(pairs, 'pageIndex', count, problems) ?? 0
  const reachable = pageIndex <= lastPageIndex(pageSize)
  if (!reachable) problems.push({ field: 'pageIndex', why: 'too-deep' })
  return { sortBy, pageSize, pageIndex: reachable ? pageIndex : 0 }
}

/** The filters of a query by a set of readers, and what was wrong in it; keys that no reader knows are ignored. */
export function readFilters<R extends Readers>(readers: R, query: Query) {
  const pairs = entriesOf(query)
  const problems: FilterProblem[] = []
  const paging = readPaging(pairs, problems)
  const values = Object.entries(readers).flatMap(([field, read]) => {
    const value = readOne(pairs, field, read, problems)
    return value === undefined ? [] : [[field, value]]
  })
  return { filters: { ...paging, ...Object.fromEntries(values) } as Paging & Values<R>, problems }
}

/** Filters as pairs in one canonical order; the order and page only where they differ from the default, or `complete`. */
export function filterEntries(
  order: readonly string[],
  filters: Paging & Readonly<Record<string, unknown>>,
  complete = false,
): [string, string][] {
  return order.flatMap((field): [string, string][] => {
    if (field === 'sortBy') {
      const shown = complete || !isDefaultSort(filters.sortBy)
      return shown ? filters.sortBy.map((sort) => ['sortBy[]', sortText(sort)]) : []
    }
    const value = filters[field]
    const state = (field === 'pageSize' && value === defaultPageSize) || (field === 'pageIndex' && value === 0)
    return value === undefined || (state && !complete) ? [] : [[field, String(value)]]
  })
}
