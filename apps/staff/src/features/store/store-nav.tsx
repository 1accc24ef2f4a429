import { SectionNav } from '../../layout/section-nav.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The four screens of the Store. */
export function StoreNav() {
  const t = useTexts()
  const screens = [
    { href: paths.newOrder, path: paths.newOrder, label: t('titles.newOrder') },
    { href: `${paths.orders}?tab=sales`, path: paths.orders, label: t('titles.orders') },
    { href: paths.items, path: paths.items, label: t('titles.items') },
    { href: paths.transactions, path: paths.transactions, label: t('titles.transactions') },
  ]
  return <SectionNav label={t('titles.store')} screens={screens} />
}
