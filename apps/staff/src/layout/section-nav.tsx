import { Link } from '@pramaan/ui/link'
import { centreInRow } from '@pramaan/ui/scroll-region'
import { clsx } from 'clsx'
import { useLocation } from 'react-router'

/** A screen of a section: its link, its own path, and its label. */
type SectionScreen = { href: string; path: string; label: string }

/** The screens of a section, with the open one marked. */
export function SectionNav({ label, screens }: { label: string; screens: readonly SectionScreen[] }) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={label} className="relative flex max-w-full gap-0.5 overflow-x-auto">
      {screens.map(({ href, path, label: words }) => (
        <Link
          key={path}
          ref={path === pathname ? centreInRow : undefined}
          href={href}
          aria-current={path === pathname ? 'page' : undefined}
          className={clsx(
            'flex min-h-9 shrink-0 items-center rounded-control px-3 text-sm font-medium -outline-offset-2 pointer-coarse:min-h-11',
            path === pathname ? 'bg-brand-soft font-semibold text-brand' : 'text-ink-muted enabled-hover:text-ink',
          )}
        >
          {words}
        </Link>
      ))}
    </nav>
  )
}
