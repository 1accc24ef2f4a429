import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'

/** A spinner next to its text; hidden from screen readers because they read the text. */
export function Spinner({
  className,
}: {
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string
}) {
  return <LoaderCircle aria-hidden className={clsx('animate-spin motion-reduce:hidden', className ?? 'size-4')} />
}
