import type { ReactNode } from 'react'
import { useReach } from './use-reach.ts'

/** Props of `ReachRegion`: what it is, how many places it has, what each says, and the picture with the place reached. */
export type ReachRegionProps = {
  label: string
  count: number
  textOf: (index: number) => string
  edgeToEdge?: boolean
  children: (at: number | undefined) => ReactNode
}

/** A chart that is read place by place, by pointer or by the arrow keys; the figures of the place stand above it. */
export function ReachRegion({ label, count, textOf, edgeToEdge = false, children }: ReachRegionProps) {
  const { at, handlers } = useReach(count, edgeToEdge)
  const last = count - 1
  if (count === 0) return null
  return (
    <div>
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
        className="cursor-crosshair touch-pan-y rounded-sm"
        {...handlers}
      >
        {children(at)}
      </div>
    </div>
  )
}
