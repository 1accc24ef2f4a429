import type { ReactNode } from 'react'
import { ScreenHeader } from '../../layout/screen-crumbs.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { StoreNav } from './store-nav.tsx'

/** A screen of the Store: its title, and links to the others. */
export function StoreLayout({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-4">
      <ScreenHeader title={title} crumbs={[{ label: t('titles.store') }, { label: title }]} />
      <StoreNav />
      {children}
    </div>
  )
}
