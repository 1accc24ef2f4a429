import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'

/** A turning mark beside the words that say what is going on; hidden from screen readers because the words are there. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={clsx('animate-spin motion-reduce:hidden', className ?? 'size-4')} />
}
