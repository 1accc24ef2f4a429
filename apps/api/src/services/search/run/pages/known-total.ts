import type { Total } from '../counts/counts.queries.ts'

/**
 * A page: its rows, how many rows come before it (undefined if it was reached by a cursor), and whether there are more.
 */
export type Shown = { rows: number; before: number | undefined; more: boolean }

/**
 * Corrects an estimated total by the page: if the list ends on this page the total is known; otherwise it is at least
 * the number of rows seen.
 */
export function knownTotal(total: Total, { rows, before, more }: Shown): Total {
  if (!total.isEstimate) return total
  const seen = (before ?? 0) + rows + (more ? 1 : 0)
  const ends = !more && before !== undefined && (rows > 0 || before === 0)
  return ends ? { count: seen, isEstimate: false } : { ...total, count: Math.max(total.count, seen) }
}
