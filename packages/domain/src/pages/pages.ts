/** The page indexes that a table's pagination shows: from one before the current to two after it (002, section 2.8). */
export function shownPages(pageIndex: number, pageCount: number): number[] {
  const first = Math.max(0, pageIndex - 1)
  const last = Math.min(pageCount - 1, pageIndex + 2)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

/** Pages that so many rows fill; no rows are no page. */
export function pageCountOf(rows: number, pageSize: number): number {
  return Math.ceil(rows / pageSize)
}

/** Whether an entry is the first or last of a list: both if it is the only one. */
export function edgesOf(index: number, count: number): ('first' | 'last')[] {
  const edges: ('first' | 'last')[] = []
  if (index <= 0) edges.push('first')
  if (index >= count - 1) edges.push('last')
  return edges
}

/** Which direction an error text ends: it contains 'previous' or 'next' (002, section 8). */
export function closedSteps(message: string): ('previous' | 'next')[] {
  return (['previous', 'next'] as const).filter((step) => message.includes(step))
}

/** What of one list a page shows that several lists fill, one after the other. */
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
