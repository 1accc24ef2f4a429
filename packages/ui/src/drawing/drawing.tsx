import { clsx } from 'clsx'
import { type StateDrawing, sheetPart, type WorkDrawing } from './sheets.ts'

export type { StateDrawing, WorkDrawing } from './sheets.ts'

/** Props of `Drawing`: which one; `className` gives its size. */
export type DrawingProps = {
  name: WorkDrawing | StateDrawing
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string
}

/**
 * One of our drawings in the theme's colours. Screen readers skip it, because the words next to it say the same. Its
 * file is fetched when one of the file's drawings is first shown.
 */
export function Drawing({ name, className }: DrawingProps) {
  const { href, box } = sheetPart(name)
  return (
    <svg aria-hidden viewBox={box} className={clsx('art shrink-0', className)}>
      <use href={href} />
    </svg>
  )
}
