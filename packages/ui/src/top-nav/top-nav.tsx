import { clsx } from 'clsx'
import { Link } from '../link/link.tsx'
import type { Place } from '../place/place.tsx'

/** The places of an app as tabs of the top bar, from 1024 px on; a bottom bar stands in for it on a phone. */
export function TopNav({ places, label }: { places: readonly Place[]; label: string }) {
  return (
    <nav aria-label={label} className="ml-3 hidden self-stretch lg:flex">
      {places.map((place) => (
        <Link
          key={place.href}
          href={place.href}
          aria-current={place.current ? 'page' : undefined}
          className={clsx(
            'flex items-center border-y-2 border-t-transparent px-3.5 text-base font-medium -outline-offset-2 transition-colors',
            place.current
              ? 'border-b-brand font-semibold text-brand'
              : 'border-b-transparent text-ink-muted enabled-hover:text-ink',
          )}
        >
          {place.label}
        </Link>
      ))}
    </nav>
  )
}
