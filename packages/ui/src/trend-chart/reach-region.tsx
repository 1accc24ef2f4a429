import type { ReactNode } from 'react'
import { useReach } from './use-reach.ts'

/** Props of `ReachRegion`: the number of points, the text of each point, and the chart, which gets the active point. */
export type ReachRegionProps = {
  label: string
  count: number
  textOf: (index: number) => string
  edgeToEdge?: boolean
  children: (at: number | undefined) => ReactNode
}

/** A chart that can be read point by point, by pointer or arrow keys; the point's figures are above it. */
export function ReachRegion({ label, count, textOf, edgeToEdge = false, children }: ReachRegionProps) {
  const { at, handlers } = useReach(count, edgeToEdge)
  const last = count - 1
  if (count === 0) return null
  return (
    <div className="flex flex-1 flex-col">
      <p className="mb-2 min-h-5 text-sm tabular-nums" aria-hidden>
        {at === undefined ? <span className="text-ink-muted">{textOf(last)}</span> : textOf(at)}
      </p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at ?? last}
        aria-valuetext={textOf(at ?? last)}
        className="grid flex-1 cursor-crosshair touch-pan-y rounded-sm"
        {...handlers}
      >
        {children(at)}
      </div>
    </div>
  )
}
