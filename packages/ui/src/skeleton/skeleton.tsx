import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useLabels } from '../labels/labels.tsx'

/** A grey placeholder shape; set its size with `className`. */
export function Skeleton({
  className,
}: {
  /** More classes for its place, not for its look. */
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

/** Wraps the skeletons of a part of the screen; shows them after 0.3 s, so that fast loads don't flicker. */
export function Loading({
  children,
  className,
}: {
  /** What stands inside. */
  children: ReactNode
  /** More classes for its place, not for its look. */
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
  /** The rows, with a figure for each head. */
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
