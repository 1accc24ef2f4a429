import { clsx } from 'clsx'
import { Link } from '../link/link.tsx'
import type { Place } from '../place/place.tsx'

/** Up to four places within the thumb's reach, below 1024 px. */
export function BottomBar({ places, label }: { places: readonly Place[]; label: string }) {
  return (
    <nav
      aria-label={label}
      // One bar at the bottom: a screen with a decisive action has its own.
      className="safe-bottom fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface group-has-data-action-bar/shell:hidden lg:hidden print:hidden"
    >
      <ul className="mx-auto grid h-15 max-w-140 grid-flow-col auto-cols-fr">
        {places.map(({ icon: Icon, ...place }) => (
          <li key={place.href}>
            <Link
              href={place.href}
              aria-current={place.current ? 'page' : undefined}
              className={clsx(
                'relative flex h-full flex-col items-center justify-center gap-0.5 text-xs font-medium -outline-offset-2',
                place.current ? 'font-semibold text-brand' : 'text-ink-muted',
              )}
            >
              {place.current && <span className="absolute -top-px right-0 left-0 h-0.5 bg-brand" />}
              <Icon aria-hidden className="size-5" />
              <span className="max-w-full truncate px-1">{place.shortLabel ?? place.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
