/** Round figures for an axis from 0 to at least `most`, three to five in number: 0, 200, 400, 600. */
export function ticksTo(most: number): number[] {
  const rough = Math.max(most, 1) / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power)
  const wholeStep = Number.isInteger(step) ? step : Math.ceil(step)
  return Array.from({ length: Math.ceil(Math.max(most, 1) / wholeStep) + 1 }, (_, index) => index * wholeStep)
}

/** The days whose labels fit on an axis: the first, the last, and a few at even distances between. */
export function marksOf(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index)
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)))
}
