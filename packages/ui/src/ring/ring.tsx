import { useLabels } from '../labels/labels.tsx'

/** Props of `Ring`: `percent` is from 0 to 100, `label` names what it measures, `size` is in px. */
export type RingProps = {
  /** The share, from 0 to 100. */
  percent: number
  label: string
  size?: number
}

/** The share of the radius that is cut out. */
const cutout = 0.7

const outerRadius = 56
const thickness = outerRadius * (1 - cutout)
const radius = outerRadius - thickness / 2

/** A ring that shows progress, with the percentage inside. */
export function Ring({ percent, label, size = 112 }: RingProps) {
  const labels = useLabels()
  const rounded = Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <div
      role="img"
      aria-label={`${label}: ${labels.percent(rounded)}`}
      className="relative grid shrink-0 place-items-center"
      style={{ width: size, height: size }}
    >
      <svg aria-hidden viewBox="0 0 112 112" className="absolute inset-0 -rotate-90">
        <circle cx="56" cy="56" r={radius} className="fill-none stroke-line" strokeWidth={thickness} />
        <circle
          cx="56"
          cy="56"
          r={radius}
          pathLength="100"
          strokeDasharray={`${rounded} 100`}
          className="fill-none stroke-brand transition-[stroke-dasharray] duration-500"
          strokeWidth={rounded ? thickness : 0}
        />
      </svg>
      <span aria-hidden className={size >= 100 ? 'text-xl font-bold tabular-nums' : 'text-lg font-bold tabular-nums'}>
        {labels.percent(rounded)}
      </span>
    </div>
  )
}
