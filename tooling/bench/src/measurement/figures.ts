/** Latencies of one side in milliseconds, and how long all of it took. */
export type Timing = { ms: number[]; seconds: number }

/** The value below which so much of the list lies. */
export function percentile(list: readonly number[], share: number) {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Several timings of one side as one. */
export function together(timings: readonly Timing[]): Timing {
  return {
    ms: timings.flatMap(({ ms }) => ms),
    seconds: timings.reduce((sum, { seconds }) => sum + seconds, 0),
  }
}

function cells({ ms, seconds }: Timing) {
  const shares = [percentile(ms, 0.5), percentile(ms, 0.95), percentile(ms, 0.99), Math.max(...ms)]
  return [ms.length / seconds, ...shares].map((value) => value.toFixed(1))
}

/** A table of sides with requests a second, p50, p95, p99 and the worst, in milliseconds. */
export function timingTable(sides: Readonly<Record<string, Timing>>) {
  const rows = Object.entries(sides).map(([name, timing]) => [name, ...cells(timing)])
  return table(['', 'req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'worst ms'], rows)
}

/** Rows under a head, columns aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]) {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n')
}
