import { Brand } from '@pramaan/app-shell/header/brand.tsx'
import { DemoBanner } from '@pramaan/app-shell/mount/demo-banner.tsx'
import { useAuth } from '@pramaan/app-shell/platform/platform.tsx'
import { LinkButton } from '@pramaan/ui/link-button'
import { contentId, SkipLink } from '@pramaan/ui/skip-link'
import { TopBar } from '@pramaan/ui/top-bar'
import type { ReactNode } from 'react'
import { useTexts } from './texts/use-texts.ts'

/**
 * The layout of a public page for a visitor: the brand and a sign-in link. Signed-in people see the app's own shell
 * instead.
 */
export function PublicLayout({ children }: { children: ReactNode }) {
  const t = useTexts()
  const { person } = useAuth()
  if (person) return children
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <DemoBanner />
      <TopBar
        start={<Brand href="/" />}
        end={
          <LinkButton href="/login" tone="quiet" size="sm">
            {t('courses.signIn')}
          </LinkButton>
        }
      />
      <main
        id={contentId}
        tabIndex={-1}
        className="mx-auto w-full max-w-275 flex-1 px-4 pt-4 pb-24 outline-none sm:px-6 lg:pt-6"
      >
        {children}
      </main>
    </div>
  )
}
