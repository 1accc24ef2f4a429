import { clsx } from 'clsx'
import { Link } from '../link/link.tsx'
import type { NavItem } from '../nav-item/nav-item.tsx'

/** The items of the menu as tabs of the top bar, from 1024 px on; on a phone a bottom bar replaces it. */
export function TopNav({ items, label }: { items: readonly NavItem[]; label: string }) {
  return (
    <nav aria-label={label} className="ml-3 hidden self-stretch lg:flex">
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
          className={clsx(
            'flex items-center border-y-2 border-t-transparent px-3.5 text-base font-medium -outline-offset-2 transition-colors',
            item.current
              ? 'border-b-brand font-semibold text-brand'
              : 'border-b-transparent text-ink-muted enabled-hover:text-ink',
          )}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
