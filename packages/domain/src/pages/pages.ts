/** The number of pages for a number of rows; 0 for no rows. */
export function pageCountOf(rows: number, pageSize: number): number {
  return Math.ceil(rows / pageSize)
}

/** Cuts a page from its rows and one row more; `next` is the place of its last row, or null if no more rows follow. */
export function cutPage<Row, Place>(read: readonly Row[], pageSize: number, placeOf: (row: Row) => Place) {
  const rows = read.slice(0, pageSize)
  const last = read.length > pageSize ? rows.at(-1) : undefined
  return { rows, next: last === undefined ? null : placeOf(last) }
}

/** The part of a list on a page that runs over several consecutive lists. */
export type PagePart = { list: number; offset: number; limit: number }

/** The parts of a page over consecutive lists with the given numbers of rows; lists outside the page have none. */
export function partsOfPage(
  counts: readonly number[],
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): PagePart[] {
  const [first, end] = [pageIndex * pageSize, (pageIndex + 1) * pageSize]
  return counts.flatMap((count, list) => {
    const before = counts.slice(0, list).reduce((sum, rows) => sum + rows, 0)
    const [from, to] = [Math.max(first, before), Math.min(end, before + count)]
    return from < to ? [{ list, offset: from - before, limit: to - from }] : []
  })
}
