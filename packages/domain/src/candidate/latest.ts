import type { DateRange } from '../duration/duration.ts'

/** Items by when they ended, the latest first; of items that ended together the one that began last, undated ones last. */
export function latestFirst<T>(items: readonly T[], spanOf: (item: T) => DateRange | undefined): T[] {
  const dated = items.map((item) => ({ item, span: spanOf(item) }))
  const end = (span: DateRange | undefined) => span?.to ?? -1
  const start = (span: DateRange | undefined) => span?.from ?? -1
  return dated.sort((a, b) => end(b.span) - end(a.span) || start(b.span) - start(a.span)).map(({ item }) => item)
}

/** The item that ended last. */
export function latestOf<T>(items: readonly T[], spanOf: (item: T) => DateRange | undefined): T | undefined {
  return latestFirst(items, spanOf)[0]
}
