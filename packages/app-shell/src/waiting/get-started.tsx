import { LinkButton } from '@pramaan/ui/link-button'
import { TextLink } from '@pramaan/ui/text-link'
import { useAuth } from '../platform/platform.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'

/** Props of `GetStarted`: the texts on what you need to join, and the path of each registration step. */
export type GetStartedProps = {
  title: string
  text: string
  steps: readonly string[]
  pathOfStep: (step: number) => string
}

/** What you need to join, and the ways to sign in; signed-in people are redirected (D39). */
export function GetStarted({ title, text, steps, pathOfStep }: GetStartedProps) {
  const t = useShellTexts()
  const { person } = useAuth()
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p className="text-ink-muted">{text}</p>
      </div>
      <ol className="flex list-decimal flex-col gap-3 pl-6 marker:font-semibold marker:text-brand">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="font-semibold">{t('start.promise')}</p>
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
  )
}
