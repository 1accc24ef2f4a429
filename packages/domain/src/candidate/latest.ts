import type { DateRange } from '../duration/duration.ts'

/** Sorts items by end date, latest first; equal end dates by latest start; undated items come last. */
export function latestFirst<T>(items: readonly T[], periodOf: (item: T) => DateRange | undefined): T[] {
  const dated = items.map((item) => ({ item, period: periodOf(item) }))
  const end = (period: DateRange | undefined) => period?.to ?? -1
  const start = (period: DateRange | undefined) => period?.from ?? -1
  return dated
    .sort((a, b) => end(b.period) - end(a.period) || start(b.period) - start(a.period))
    .map(({ item }) => item)
}

/** The item that ended last. */
export function latestOf<T>(items: readonly T[], periodOf: (item: T) => DateRange | undefined): T | undefined {
  return latestFirst(items, periodOf)[0]
}
