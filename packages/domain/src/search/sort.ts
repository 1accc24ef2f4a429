/**
 * The columns by which a candidate list can be sorted; every sort ends with ID, in the direction of the column before
 * it.
 */
export const sortColumns = [
  'Match',
  'ID',
  'FullName',
  'ExperienceLevel',
  'experience',
  'expectedCtc',
  'ProfileProgress',
  'UpdatedOn',
] as const

/** A column of the allow-list. */
export type SortColumn = (typeof sortColumns)[number]

/** A column and its direction. */
export type Sort = { column: SortColumn; descending: boolean }

/** The default order of a list: best match, or newest first if there is nothing to match. */
export const defaultSort: readonly Sort[] = [{ column: 'Match', descending: true }]

/** Newest first. */
export const newestSort: readonly Sort[] = [{ column: 'ID', descending: true }]

/** The maximum number of sort columns. */
export const mostSorts = 3

function sortOf(id: unknown, descending: unknown): Sort | undefined {
  const column = sortColumns.find((known) => known === id)
  return column && { column, descending: descending === true }
}

function sortOfJson(text: string): Sort | undefined {
  try {
    const value: { id?: unknown; desc?: unknown } | null = JSON.parse(text)
    return sortOf(value?.id, value?.desc)
  } catch {
    return undefined
  }
}

/** Parses one sort of the API's `sortBy[]`: `ID:desc`, `FullName`, or a table's `{"id":"ID","desc":true}`. */
export function parseSort(text: string): Sort | undefined {
  if (text.startsWith('{')) return sortOfJson(text)
  const [column, direction = 'asc', ...rest] = text.split(':')
  if (rest.length > 0 || !['asc', 'desc'].includes(direction)) return undefined
  return sortOf(column, direction === 'desc')
}

/** A sort as the wire spells it: `ID:desc`. */
export function sortText({ column, descending }: Sort): string {
  return `${column}:${descending ? 'desc' : 'asc'}`
}

/** Whether a list of sorts is the default one. */
export function isDefaultSort(sorts: readonly Sort[]): boolean {
  return sorts.map(sortText).join() === defaultSort.map(sortText).join()
}
