import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useLabels } from '../labels/labels.tsx'
import { RotationButton } from '../rotation/rotation-button.tsx'
import { useRotation } from '../rotation/use-rotation.ts'

/** Props of `TipRotator`; the interval is in milliseconds. */
export type TipRotatorProps = {
  label: string
  tips: readonly string[]
  intervalMs: number
}

/** Shows one tip at a time; it pauses while hovered or focused. */
export function TipRotator({ label, tips, intervalMs }: TipRotatorProps) {
  const labels = useLabels()
  const [shown, setShown] = useState(0)
  const go = (step: number) => setShown((before) => (before + step + tips.length) % tips.length)
  const rotation = useRotation({ intervalMs, onTurn: () => go(1) })
  return (
    <section
      {...rotation.stops}
      aria-label={label}
      className="flex flex-wrap items-start gap-x-3 gap-y-1 rounded-card border border-line bg-surface px-4 pt-3.5 pb-1.5 sm:flex-nowrap sm:py-4 sm:items-center sm:px-5"
    >
      <Lightbulb aria-hidden className="size-5 shrink-0 text-warning max-sm:mt-0.5" />
      <div className="order-last flex w-full shrink-0 items-center justify-end gap-1 sm:w-auto">
        <RotationButton rotation={rotation} what={label} />
        <IconButton label={labels.previousOf(label)} icon={<ChevronLeft />} size="sm" onClick={() => go(-1)} />
        <span className="text-sm text-ink-muted tabular-nums">{labels.countOf(shown + 1, tips.length)}</span>
        <IconButton label={labels.nextOf(label)} icon={<ChevronRight />} size="sm" onClick={() => go(1)} />
      </div>
      {/* All of them share one position, so that the longest sets the height and nothing jumps. */}
      <ul aria-live={rotation.runs ? 'off' : 'polite'} className="grid min-w-0 flex-1">
        {tips.map((tip, index) => (
          <li
            key={tip}
            className={clsx(
              'col-start-1 row-start-1 transition-opacity max-sm:text-sm motion-reduce:transition-none',
              index !== shown && 'invisible opacity-0',
            )}
          >
            {tip}
          </li>
        ))}
      </ul>
    </section>
  )
}
