import { Brand } from '@pramaan/app-shell/header/brand.tsx'
import { LanguageChoice } from '@pramaan/app-shell/header/language-choice.tsx'
import { DemoBanner } from '@pramaan/app-shell/mount/demo-banner.tsx'
import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { addressOn } from '@pramaan/auth/guard'
import { FocusShell } from '@pramaan/ui/focus-shell'
import { TextLink } from '@pramaan/ui/text-link'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { EmployerStory } from './employer-story.tsx'

/**
 * The layout of the employer's sign-in screens: a short introduction on the left of a desktop, and one form; at the end
 * of the header are the languages, or what the screen needs there.
 */
export function SignInLayout({ end = <LanguageChoice />, children }: { end?: ReactNode; children: ReactNode }) {
  const t = useTexts()
  const { app } = usePlatform()
  const { protocol, host } = window.location
  const candidates = addressOn('candidate', app, { protocol, host, pathname: '/', search: '' })
  return (
    <FocusShell
      banner={<DemoBanner />}
      brand={<Brand />}
      pane={<EmployerStory />}
      end={end}
      foot={
        <>
          {t('signIn.looking')}{' '}
          <TextLink href={candidates} className="pointer-coarse:min-h-0!">
            {t('signIn.candidate')}
          </TextLink>
        </>
      }
    >
      {children}
    </FocusShell>
  )
}
