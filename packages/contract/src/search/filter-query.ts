import type { Query } from '@pramaan/domain/query-text'
import { mostSorts } from '@pramaan/domain/search'
import { z } from 'zod'
import { paging } from './filter-fields.ts'
import type { ListFilters } from './list-filters.ts'
import { fieldsOf } from './query-fields.ts'

/** A position in a list instead of a page index: a response's `nextCursor` or `previousCursor`, or `last`. */
export const position = z.string().max(300).optional()

// Our own code parses the order, so its schema for OpenAPI is set here.
z.globalRegistry.add(paging.sortBy, {
  type: 'array',
  items: { type: 'string', pattern: '^[A-Za-z]+:(asc|desc)$' },
  maxItems: mostSorts,
  description: 'The columns to sort by, the first one first; also spelt sortBy[].',
})

/** Other spellings of `sortBy`: the spec's, and that of clients that number the entries. */
type SortSpellings = { [K in 'sortBy[]' | `sortBy[${number}]`]?: string | readonly string[] }

/** The values of the named fields; absent without any. */
type Named<M, Values> = keyof M extends never ? unknown : Values

type Fields<S extends ListFilters['shape'], M extends z.ZodRawShape> = z.output<ListFilters<S>> &
  Named<M, z.output<z.ZodObject<M>>>

/** A list's filters, read strictly from a query's fields with malformed ones named; `more` adds further fields. */
export function strictFilters<S extends ListFilters['shape'], M extends z.ZodRawShape>(
  filters: ListFilters<S>,
  more: M,
) {
  const checks = filters._zod.def.checks as never[] | undefined
  const fields = z.object({ ...filters.shape, ...more }).check(...(checks ?? []))
  return fields as unknown as z.ZodType<Fields<S, M>, ReturnType<typeof fieldsOf>>
}

/** A list's filters as a call's query has them, in any spelling of its order; `more` are the call's own fields. */
export function filterQuery<S extends ListFilters['shape'], M extends z.ZodRawShape>(filters: ListFilters<S>, more: M) {
  type Given = z.input<ListFilters<S>> & SortSpellings & Named<M, z.input<z.ZodObject<M>>>
  return z.preprocess((given: Given) => (hasFields(given) ? fieldsOf(given) : given), strictFilters(filters, more))
}

/** Whether the value is an object of a query's fields; the schema refuses everything else. */
function hasFields(given: unknown): given is Exclude<Query, string> {
  return typeof given === 'object' && given !== null && !(Symbol.iterator in given)
}
