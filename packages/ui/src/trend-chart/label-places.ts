/**
 * The positions of labels beside the ends of lines, from 0 (bottom) to 100 (top): at the line's end, or as near as the
 * gap allows.
 */
export function labelPlaces(ends: readonly number[], gap: number): number[] {
  const order = ends.map((end, index) => ({ end, index })).sort((one, other) => one.end - other.end)
  const highest = 100 - gap / 2
  const positions: number[] = []
  let floor = gap / 2
  for (const [rank, { end, index }] of order.entries()) {
    const highestFree = highest - gap * (order.length - 1 - rank)
    const position = Math.min(Math.max(end, floor), highestFree)
    positions[index] = position
    floor = position + gap
  }
  return positions
}
