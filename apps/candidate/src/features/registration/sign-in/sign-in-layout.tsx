import { Brand } from '@pramaan/app-shell/header/brand.tsx'
import { LanguageChoice } from '@pramaan/app-shell/header/language-choice.tsx'
import { DemoBanner } from '@pramaan/app-shell/mount/demo-banner.tsx'
import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { addressOn } from '@pramaan/auth/guard'
import { FocusShell } from '@pramaan/ui/focus-shell'
import { TextLink } from '@pramaan/ui/text-link'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { SignInStory } from './sign-in-story.tsx'

/** The layout of the sign-in screens: a short introduction on the left of a desktop, one form and a footer. */
export function SignInLayout({ foot, children }: { foot: 'employer' | 'care'; children: ReactNode }) {
  return (
    <FocusShell
      banner={<DemoBanner />}
      brand={<Brand />}
      end={<LanguageChoice />}
      pane={<SignInStory />}
      foot={foot === 'care' ? <Care /> : <ForEmployers />}
    >
      {children}
    </FocusShell>
  )
}

function ForEmployers() {
  const t = useTexts()
  const { app } = usePlatform()
  const { protocol, host } = window.location
  const address = addressOn('employer', app, { protocol, host, pathname: '/emp-login', search: '' })
  return (
    <>
      {t('signIn.hiring')}{' '}
      <TextLink href={address} className="pointer-coarse:min-h-0!">
        {t('signIn.employer')}
      </TextLink>
    </>
  )
}

function Care() {
  const t = useTexts()
  return (
    <span className="inline-grid grid-cols-[20px_1fr] gap-2.5 text-left">
      <Lock aria-hidden className="size-5" />
      {t('otp.doNotShare')}
    </span>
  )
}
