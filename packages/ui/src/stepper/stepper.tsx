import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useLabels } from '../labels/labels.tsx'

/** Props of the stepper's parts: the names of the steps, and the current one (1 is the first). */
export type StepsProps = {
  label: string
  steps: readonly string[]
  /** Starts at 1. */
  current: number
}

/** The steps at the left of a desktop: done ones have a blue tick, and the current one is filled. */
export function StepRail({ label, steps, current }: StepsProps) {
  return (
    <ol aria-label={label} className="hidden lg:block">
      {steps.map((step, index) => (
        <Step key={step} name={step} place={index + 1} current={current} />
      ))}
    </ol>
  )
}

function Step({ name, place, current }: { name: string; place: number; current: number }) {
  const isDone = place < current
  const now = place === current
  return (
    <li
      aria-current={now ? 'step' : undefined}
      className={clsx(
        'relative flex min-h-11 items-center gap-3 text-sm',
        now ? 'font-semibold text-ink' : 'text-ink-muted',
      )}
    >
      {place > 1 && <span aria-hidden className="absolute -top-2.5 left-3 h-5 w-px bg-line" />}
      <span
        aria-hidden
        className={clsx(
          'z-1 grid size-6.5 shrink-0 place-items-center rounded-full border-[1.5px] text-xs font-semibold tabular-nums',
          isDone && 'border-transparent bg-brand-soft text-brand',
          now && 'border-brand bg-brand text-on-brand',
          !isDone && !now && 'border-line-strong bg-canvas',
        )}
      >
        {isDone ? <Check className="size-3.5" strokeWidth={3} /> : place}
      </span>
      {name}
    </li>
  )
}

/** The same steps as one segmented line under the top bar. */
export function StepBar({ label, steps, current }: StepsProps) {
  const labels = useLabels()
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={current}
      aria-valuemin={1}
      aria-valuemax={steps.length}
      aria-valuetext={`${labels.countOf(current, steps.length)}: ${steps[current - 1] ?? ''}`}
      className="grid auto-cols-fr grid-flow-col gap-1 lg:gap-0.75"
    >
      {steps.map((step, index) => (
        <span key={step} className={clsx('h-1 rounded-xs lg:rounded-none', index < current ? 'bg-brand' : 'bg-line')} />
      ))}
    </div>
  )
}

/** '5 of 6', above the title of a step. */
export function StepCount({ steps, current }: Pick<StepsProps, 'steps' | 'current'>) {
  const labels = useLabels()
  return (
    <span className="text-sm font-semibold text-ink-muted tabular-nums">{labels.countOf(current, steps.length)}</span>
  )
}
