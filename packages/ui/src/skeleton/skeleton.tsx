import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useLabels } from '../labels/labels.tsx'

/** A grey placeholder shape; set its size with `className`. */
export function Skeleton({
  className,
}: {
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string
}) {
  return (
    <span
      aria-hidden
      className={clsx(
        'block animate-shimmer rounded-control bg-[linear-gradient(90deg,var(--color-line),color-mix(in_oklab,var(--color-line)_50%,var(--color-surface)),var(--color-line))] bg-[length:200%_100%]',
        className ?? 'h-5 w-full',
      )}
    />
  )
}

/** Shows skeletons after 0.3 s, so that fast loads don't flicker. */
export function Loading({
  children,
  className,
}: {
  children: ReactNode
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string
}) {
  const labels = useLabels()
  return (
    <div
      role="status"
      aria-busy
      className={clsx('animate-appear [animation-delay:300ms] [animation-fill-mode:backwards]', className)}
    >
      <span className="sr-only">{labels.loading}</span>
      {children}
    </div>
  )
}

/** Placeholders for lines of text. */
export function SkeletonText({
  lines = 3,
}: {
  /** One row for each label, with a figure for each heading. */
  lines?: number
}) {
  return (
    <span className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={`line ${index + 1}`} className={clsx('h-4', index === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  )
}
