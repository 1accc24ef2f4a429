import { entriesOf, type Query } from '@pramaan/domain/query-text'

const sortKey = /^sortBy(?:\[\d*\])?$/

/** A query's fields, with every spelling of the order (`sortBy[]`, `sortBy[0]`) under the one name `sortBy`. */
export function fieldsOf(query: Query): Record<string, string | string[]> {
  const named = Map.groupBy(entriesOf(query), ([key]) => (sortKey.test(key) ? 'sortBy' : key))
  return Object.fromEntries(
    [...named].map(([key, pairs]) => {
      const values = pairs.map(([, value]) => value)
      const [first = ''] = values
      return [key, key === 'sortBy' || values.length > 1 ? values : first]
    }),
  )
}
