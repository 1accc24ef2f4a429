import type { DateRange } from '../duration/duration.ts'

/** Items by end date, latest first; for equal end dates, by latest start; undated ones last. */
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
