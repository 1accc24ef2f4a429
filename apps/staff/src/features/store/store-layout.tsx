import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { PageHeader } from '@pramaan/ui/page-header'
import type { ReactNode } from 'react'
import { ScreenCrumbs } from '../../layout/screen-crumbs.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { StoreNav } from './store-nav.tsx'

/** A screen of the Store: its title, and links to the others. */
export function StoreLayout({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts()
  const { role } = usePerson()
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        dense
        above={<ScreenCrumbs role={role} crumbs={[{ label: t('titles.store') }, { label: title }]} />}
        title={title}
      />
      <StoreNav />
      {children}
    </div>
  )
}
