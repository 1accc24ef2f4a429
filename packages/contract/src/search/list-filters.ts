import { defaultPageSize, type PageSize } from '@pramaan/domain/options'
import { oneLine, type Query, queryText } from '@pramaan/domain/query-text'
import { isDefaultSort, isWords, lastPageIndex, type Sort, sortText } from '@pramaan/domain/search'
import { startOf } from '@pramaan/domain/shortened'
import * as z from 'zod/mini'
import type { paging } from './filter-fields.ts'
import { fieldsOf } from './query-fields.ts'

type QueryFields = Readonly<Record<string, string | readonly string[] | undefined>>

/** The order and the page of a list. */
export type Paging = { sortBy: readonly Sort[]; pageSize: PageSize; pageIndex: number }

type Shape = typeof paging & Readonly<Record<string, z.core.$ZodType>>

/** The filters, order and page of a list as its query has them, one field each. */
export type ListFilters<S extends Shape = Shape> = z.ZodMiniObject<S, z.core.$strip>

function isReachable({ pageIndex, pageSize }: Paging) {
  return pageIndex <= lastPageIndex(pageSize)
}

/**
 * The schema of a list's filters in their canonical order; `period` names the fields that are its first and last day.
 */
export function listFilters<S extends Shape>(shape: S, [from, to]: readonly [keyof S & string, keyof S & string]) {
  const inOrder = ({ [from]: first, [to]: last }: Record<string, unknown>) => !first || !last || first <= last
  const tooDeep = 'Pages can be jumped to 1,000 rows deep; beyond, go by the cursor.'
  return z.object(shape).check(
    z.refine((filters) => isReachable(filters as unknown as Paging), { path: ['pageIndex'], error: tooDeep }),
    z.refine((filters) => inOrder(filters), { path: [to], error: 'The end is before the start.' }),
  ) as ListFilters<S>
}

/**
 * The fields without the faulty part that an issue names: a field, one text of the order, or the end of words that are
 * too long.
 */
function without(fields: QueryFields, issue: z.core.$ZodIssue): QueryFields {
  const name = String(issue.path[0])
  const { [name]: value, ...others } = fields
  const [text = ''] = [value ?? []].flat()
  // The typed text stays in the box, so the search uses its beginning instead of nothing.
  if (issue.code === 'too_big' && isWords(name))
    return { ...others, [name]: startOf(oneLine(text), Number(issue.maximum)) }
  if (issue.code !== 'custom' || issue.params?.at === undefined) return others
  return { ...others, sortBy: [value ?? []].flat().toSpliced(issue.params.at, 1) }
}

function readable<S extends Shape>(schema: ListFilters<S>, fields: QueryFields): z.output<ListFilters<S>> {
  const { data, error } = z.safeParse(schema, fields)
  // One at a time: without it the others may be right.
  const [issue] = error?.issues ?? []
  return issue ? readable(schema, without(fields, issue)) : (data as z.output<ListFilters<S>>)
}

/** Filters from a URL or an old row, without unknown or malformed values, so that every link opens. */
export function readFilters<S extends Shape>(schema: ListFilters<S>, query: Query): z.output<ListFilters<S>> {
  const once = Object.entries(fieldsOf(query)).map(([name, value]) => {
    return [name, name === 'sortBy' ? value : [value].flat()[0]]
  })
  return readable(schema, Object.fromEntries(once))
}

/** Filters as pairs in canonical order; the order and page only where they differ from the default, or `complete`. */
export function filterEntries<S extends Shape>(
  schema: ListFilters<S>,
  filters: Paging & Readonly<Record<string, unknown>>,
  complete = false,
): [string, string][] {
  return Object.keys(schema.shape).flatMap((field): [string, string][] => {
    if (field === 'sortBy') {
      const shown = complete || !isDefaultSort(filters.sortBy)
      return shown ? filters.sortBy.map((sort) => ['sortBy[]', sortText(sort)]) : []
    }
    const value = filters[field]
    const state = (field === 'pageSize' && value === defaultPageSize) || (field === 'pageIndex' && value === 0)
    return value === undefined || (state && !complete) ? [] : [[field, String(value)]]
  })
}

/** Filters as the text of a query without `?`; equal searches give equal texts. */
export function filterText<S extends Shape>(
  schema: ListFilters<S>,
  filters: Paging & Readonly<Record<string, unknown>>,
  complete = false,
): string {
  return queryText(filterEntries(schema, filters, complete))
}
