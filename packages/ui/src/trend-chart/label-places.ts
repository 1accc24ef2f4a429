/** Where labels stand beside the ends of lines, from 0 below to 100 above: at their line, or as near as the gap allows. */
export function labelPlaces(ends: readonly number[], gap: number): number[] {
  const order = ends.map((end, index) => ({ end, index })).sort((one, other) => one.end - other.end)
  const highest = 100 - gap / 2
  const places: number[] = []
  let floor = gap / 2
  for (const [rank, { end, index }] of order.entries()) {
    const room = highest - gap * (order.length - 1 - rank)
    const place = Math.min(Math.max(end, floor), room)
    places[index] = place
    floor = place + gap
  }
  return places
}
