import { clsx } from 'clsx'
import { type StateDrawing, sheetPart, type WorkDrawing } from './sheets.ts'

export type { StateDrawing, WorkDrawing } from './sheets.ts'

/** Props of `Drawing`: which one; `className` gives its size. */
export type DrawingProps = {
  /** Which drawing. */
  name: WorkDrawing | StateDrawing
  /** More classes for its place, not for its look. */
  className?: string
}

/**
 * One of our drawings in the colours of the theme. Screen readers skip it because the words next to it say the same;
 * its file is fetched when the first of the file's drawings is shown.
 */
export function Drawing({ name, className }: DrawingProps) {
  const { href, box } = sheetPart(name)
  return (
    <svg aria-hidden viewBox={box} className={clsx('art shrink-0', className)}>
      <use href={href} />
    </svg>
  )
}
