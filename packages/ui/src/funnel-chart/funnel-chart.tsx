import { clsx } from 'clsx'
import { useLabels } from '../labels/labels.tsx'

/** A step of a funnel: its name, the number of people who reached it, and their percentage of the previous step. */
type FunnelStepLine = { name: string; count: number; share: number | null }

/** Props of `FunnelChart`: its steps, two column headings, and the step that lost the most people. */
export type FunnelChartProps = {
  label: string
  steps: readonly FunnelStepLine[]
  /** The column headings. */
  heads: readonly [count: string, share: string]
  /** The name of the highlighted step: at most one. */
  narrowest?: string | undefined
}

const countWidth = 'w-20 shrink-0'

/** The gap is part of the column, so that two headings never look like one. */
const shareWidth = 'w-32 shrink-0 pl-4 @max-md:w-24'

/**
 * The steps of a funnel, each as a bar in proportion to the largest, with its figures. In narrow space the bar has its
 * own line.
 */
export function FunnelChart({ label, steps, heads: [count, share], narrowest }: FunnelChartProps) {
  const { number, percent } = useLabels()
  const all = Math.max(1, ...steps.map((step) => step.count))
  return (
    <figure aria-label={label} className="@container flex flex-1 flex-col text-sm tabular-nums">
      <div className="flex items-end justify-end text-right text-xs text-ink-muted">
        <span className={countWidth}>{count}</span>
        <span className={shareWidth}>{share}</span>
      </div>
      <ol className="flex flex-1 flex-col gap-1 *:flex-1">
        {steps.map((step, index) => (
          <li key={step.name} className="flex items-center @max-md:flex-wrap">
            <span className="w-34 shrink-0 @max-md:order-1 @max-md:w-auto @max-md:flex-1">{step.name}</span>
            <span className="min-w-0 flex-1 @max-md:order-3 @max-md:basis-full">
              <Bar
                width={step.count / all}
                next={(steps[index + 1]?.count ?? step.count) / all}
                last={index === steps.length - 1}
              />
            </span>
            <span className={clsx(countWidth, 'text-right font-semibold @max-md:order-2')}>{number(step.count)}</span>
            <span className={clsx(shareWidth, 'text-right text-xs text-ink-muted @max-md:order-2')}>
              {step.share !== null && <Share text={percent(step.share)} marked={step.name === narrowest} />}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

function Share({ text, marked }: { text: string; marked: boolean }) {
  if (!marked) return text
  return <span className="rounded-sm bg-accent px-2 py-0.5 font-semibold text-on-accent">{text}</span>
}

/** A step's bar, and below it the slope to the next bar. */
function Bar({ width, next, last }: { width: number; next: number; last: boolean }) {
  const [from, to] = [100 * width, 100 * Math.min(next, width)]
  return (
    <span aria-hidden className="block">
      <span className="block h-5 min-w-px bg-brand" style={{ width: `${from}%` }} />
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="block h-2 w-full">
        <title>{`${Math.round(from)}%`}</title>
        {!last && <polygon points={`0,0 ${from},0 ${to},8 0,8`} className="fill-brand/12" />}
      </svg>
    </span>
  )
}
