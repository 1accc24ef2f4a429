import { useAuth } from '@pramaan/app-kit/platform/platform.tsx'
import { LinkButton } from '@pramaan/ui/link-button'
import { TextLink } from '@pramaan/ui/text-link'
import { SignInFrame } from '../features/registration/sign-in-frame.tsx'
import { pathOfStep } from '../step-path.ts'
import { useTexts } from '../texts/use-texts.ts'

const steps = ['start.step.1', 'start.step.2', 'start.step.3'] as const

/** What joining takes, and the ways in; whoever is in already is led on (D39). */
export function GetStartedScreen() {
  const t = useTexts()
  const { person } = useAuth()
  return (
    <SignInFrame foot="employer">
      <div className="flex flex-col gap-6">
        <div>
          <h1 className="text-2xl">{t('start.title')}</h1>
          <p className="text-ink-muted">{t('start.text')}</p>
        </div>
        <ol className="flex list-decimal flex-col gap-3 pl-6 marker:font-semibold marker:text-brand">
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
        {person ? (
          <LinkButton href={pathOfStep(person.registrationStep)} size="lg" block>
            {t('start.button')}
          </LinkButton>
        ) : (
          <>
            <LinkButton href="/signup" size="lg" block>
              {t('start.button')}
            </LinkButton>
            <LinkButton href="/login" tone="quiet" size="lg" block>
              {t('start.signIn')}
            </LinkButton>
            <TextLink href="/chat-bot">{t('start.chat')}</TextLink>
          </>
        )}
      </div>
    </SignInFrame>
  )
}
