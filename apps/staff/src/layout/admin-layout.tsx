import type { ReactNode } from 'react'
import { adminPaths } from '../paths.ts'
import { useTexts } from '../texts/use-texts.ts'
import { ScreenHeader } from './screen-crumbs.tsx'
import { SectionNav } from './section-nav.tsx'

type AdminLayoutProps = {
  title: string
  /** The count next to the title. */
  beside?: ReactNode
  actions?: ReactNode
  /** A one-line description of the screen. */
  text: string
  children: ReactNode
}

/** A screen of the administration: title, description, and links to the others. */
export function AdminLayout({ title, beside, actions, text, children }: AdminLayoutProps) {
  const t = useTexts()
  const screens = Object.entries(adminPaths).map(([name, path]) => ({
    href: path,
    path,
    label: t(`titles.${name as keyof typeof adminPaths}`),
  }))
  return (
    <div className="flex flex-col gap-3">
      <ScreenHeader
        title={title}
        crumbs={[{ label: t('titles.administration') }, { label: title }]}
        beside={beside}
        actions={actions}
      />
      <SectionNav label={t('titles.administration')} screens={screens} />
      <p className="max-w-[90ch] text-sm text-ink-muted">{text}</p>
      {children}
    </div>
  )
}
