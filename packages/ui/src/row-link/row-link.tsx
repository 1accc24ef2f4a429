import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'

/** Props of `RowLink`: `start` is an avatar or icon; `end` is a state, below the text on a phone. */
export type RowLinkProps = {
  href: string
  title: ReactNode
  description?: ReactNode
  start?: ReactNode
  end?: ReactNode
}

/** A list row that links to its item; used inside a flush card, divided by hairlines. */
export function RowLink({ href, title, description, start, end }: RowLinkProps) {
  return (
    <Link
      href={href}
      className={clsx(
        'flex min-h-13 items-center gap-3.5 border-line px-4 py-2.5 not-first:border-t sm:px-5',
        '-outline-offset-2 transition-colors enabled-hover:bg-ink/3',
      )}
    >
      {start}
      <span className="flex min-w-0 flex-1 flex-col gap-x-4 sm:flex-row sm:items-center">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          {description && <span className="block text-sm text-ink-muted">{description}</span>}
        </span>
        {end && <span className="text-sm text-ink-muted sm:text-right">{end}</span>}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
    </Link>
  )
}
