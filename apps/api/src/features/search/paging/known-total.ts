import type { Total } from './total.queries.ts'

/** What a page shows: its rows, how many stand before it (undefined where a cursor led there), and whether there are more. */
export type Shown = { rows: number; before: number | undefined; more: boolean }

/**
 * What a page shows is never doubted: where the list ends on it the total is known, however the count was broken off or
 * guessed; elsewhere it is at least what was seen.
 */
export function knownTotal(total: Total, { rows, before, more }: Shown): Total {
  if (!total.isEstimate) return total
  const seen = (before ?? 0) + rows + (more ? 1 : 0)
  const ends = !more && before !== undefined && (rows > 0 || before === 0)
  return ends ? { count: seen, isEstimate: false } : { ...total, count: Math.max(total.count, seen) }
}
