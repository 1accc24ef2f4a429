import { clsx } from 'clsx'
import { placeOf, type StateDrawing, type WorkDrawing } from './sheets.ts'

export type { StateDrawing, WorkDrawing } from './sheets.ts'

/** Props of `Drawing`: which one; `className` gives its size. */
export type DrawingProps = { name: WorkDrawing | StateDrawing; className?: string }

/**
 * One of our drawings in the colours of the theme. It decorates words that say the same, so screen readers skip it; the
 * file that it is in is fetched when the first drawing of that file is shown.
 */
export function Drawing({ name, className }: DrawingProps) {
  const { href, box } = placeOf(name)
  return (
    <svg aria-hidden viewBox={box} className={clsx('art shrink-0', className)}>
      <use href={href} />
    </svg>
  )
}
