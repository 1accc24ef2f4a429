import { OtpForm } from '@pramaan/app-shell/sign-in/code/otp-form.tsx'
import { SignInForm } from '@pramaan/app-shell/sign-in/sign-in-form.tsx'
import { type SignInPhase, useSignInFlow } from '@pramaan/app-shell/sign-in/use-sign-in-flow.ts'
import { TextButton, TextLink } from '@pramaan/ui/text-link'
import { useSearchParams } from 'react-router'
import { RegisterForm } from '../../features/registration/register-form.tsx'
import { SignInLayout } from '../../features/registration/sign-in-layout.tsx'
import { useContinueTo } from '../../features/registration/use-continue-to.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Sign-in of employers; `?type=register` starts with the registration (document 002 §2.9, D7). */
export function SignInScreen() {
  const [query] = useSearchParams()
  return <WayIn firstPhase={query.get('type') === 'register' ? 'register' : 'identify'} />
}

/** Sign-in that starts with the registration. */
export function SignUpScreen() {
  return <WayIn firstPhase="register" />
}

function WayIn({ firstPhase }: { firstPhase: SignInPhase }) {
  const t = useTexts()
  const flow = useSignInFlow(firstPhase)
  const continueTo = useContinueTo()
  const { phase, sent } = flow
  return (
    <SignInLayout>
      {phase === 'identify' && (
        <>
          <SignInForm
            flow={flow}
            asRole="Employer"
            title={t('signIn.title')}
            text={t('signIn.text')}
            onUnknown={() => flow.go('register')}
          />
          <p className="mt-6 text-center text-sm text-ink-muted">
            {t('signIn.new')} <TextButton onClick={() => flow.go('register')}>{t('signIn.register')}</TextButton>
          </p>
          <p className="mt-2 text-center text-sm">
            <TextLink href="/chat-bot">{t('start.chat')}</TextLink>
          </p>
        </>
      )}
      {phase === 'register' && <RegisterForm flow={flow} />}
      {phase === 'code' && sent && (
        <OtpForm flow={flow} sent={sent} asRole="Employer" continueTo={continueTo} incorrect />
      )}
    </SignInLayout>
  )
}
