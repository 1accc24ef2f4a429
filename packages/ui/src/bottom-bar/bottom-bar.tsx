import { clsx } from 'clsx'
import { useLabels } from '../labels/labels.tsx'
import { Link } from '../link/link.tsx'
import type { NavItem } from '../nav-item/nav-item.tsx'
import { UnreadMark } from '../unread-mark/unread-mark.tsx'

/** Up to four items within the thumb's reach, below 1024 px. */
export function BottomBar({ items, label }: { items: readonly NavItem[]; label: string }) {
  const { number } = useLabels()
  return (
    <nav
      aria-label={label}
      // Hidden where a screen has an action bar, so that only one bar is at the bottom.
      className="safe-bottom fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface group-has-data-action-bar/shell:hidden lg:hidden print:hidden"
    >
      <ul className="mx-auto grid h-15 max-w-140 grid-flow-col auto-cols-fr">
        {items.map(({ icon: Icon, ...item }) => (
          <li key={item.href}>
            <Link
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={clsx(
                'relative flex h-full flex-col items-center justify-center gap-0.5 text-xs font-medium -outline-offset-2',
                item.current ? 'font-semibold text-brand' : 'text-ink-muted',
              )}
            >
              {item.current && <span className="absolute -top-px right-0 left-0 h-0.5 bg-brand" />}
              <span className="relative">
                <Icon aria-hidden className="size-5" />
                {item.count !== undefined && <UnreadMark unread={item.count} className="-top-1.5 left-3" />}
              </span>
              {/* At twice the size a name breaks into two lines: cut, it would not say where it leads. */}
              <span className="max-w-full truncate px-1 max-[15rem]:px-0 max-[15rem]:text-center max-[15rem]:leading-tight max-[15rem]:wrap-anywhere max-[15rem]:hyphens-auto max-[15rem]:whitespace-normal">
                {item.shortLabel ?? item.label}
              </span>
              {item.count !== undefined && (
                <>
                  {' '}
                  <span className="sr-only">{number(item.count)}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
