/** Props of `Sparkline`: figures from left to right. */
export type SparklineProps = {
  values: readonly number[]
}

/** A word-sized trend next to its figure; hidden from screen readers, which read the figure. */
export function Sparkline({ values }: SparklineProps) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const height = most - least || 1
  const last = Math.max(1, values.length - 1)
  const points = values.map((value, index) => `${(72 * index) / last},${26 - (24 * (value - least)) / height}`)
  return (
    <svg aria-hidden viewBox="0 0 72 28" className="h-7 w-18 overflow-visible max-sm:hidden">
      <polyline
        points={points.join(' ')}
        fill="none"
        strokeWidth={1.5}
        strokeLinejoin="round"
        className="stroke-brand"
      />
    </svg>
  )
}
