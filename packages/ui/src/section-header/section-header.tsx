import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Props of `SectionHeader`; `level` is the heading level, `aside` a figure or the section's one link. */
export type SectionHeaderProps = {
  title: ReactNode
  level?: 2 | 3
  description?: ReactNode
  /** At the end of the line: a figure or the section's link. */
  aside?: ReactNode
  id?: string
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string
}

/** The heading of a card or section, with related controls at the end of the line. */
export function SectionHeader({ title, level = 2, description, aside, id, className }: SectionHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={clsx('flex min-h-7 items-center justify-between gap-x-4 gap-y-1', className)}>
      <div className="min-w-0">
        <Heading id={id} className={clsx('wrap-anywhere', level === 2 ? 'text-lg' : 'text-base')}>
          {title}
        </Heading>
        {description && <p className="text-sm text-ink-muted">{description}</p>}
      </div>
      {aside && <div className="flex shrink-0 items-center gap-2 text-sm text-ink-muted">{aside}</div>}
    </div>
  )
}
