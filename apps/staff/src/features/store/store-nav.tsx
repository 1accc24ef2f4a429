import { Link } from '@pramaan/ui/link'
import { clsx } from 'clsx'
import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The four screens of the Store. */
export function StoreNav() {
  const t = useTexts()
  const { pathname } = useLocation()
  const screens = [
    { href: paths.newOrder, path: paths.newOrder, label: t('titles.newOrder') },
    { href: `${paths.orders}?tab=sales`, path: paths.orders, label: t('titles.orders') },
    { href: paths.items, path: paths.items, label: t('titles.items') },
    { href: paths.transactions, path: paths.transactions, label: t('titles.transactions') },
  ]
  return (
    <nav aria-label={t('titles.store')} className="flex max-w-full gap-0.5 overflow-x-auto">
      {screens.map(({ href, path, label }) => (
        <Link
          key={path}
          href={href}
          aria-current={path === pathname ? 'page' : undefined}
          className={clsx(
            'flex min-h-9 shrink-0 items-center rounded-control px-3 text-sm font-medium -outline-offset-2 pointer-coarse:min-h-11',
            path === pathname ? 'bg-brand-soft font-semibold text-brand' : 'text-ink-muted enabled-hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
