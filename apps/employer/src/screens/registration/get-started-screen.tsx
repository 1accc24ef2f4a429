import { GetStarted } from '@pramaan/app-shell/waiting/get-started.tsx'
import { SignInLayout } from '../../features/registration/sign-in-layout.tsx'
import { pathOfStep } from '../../step-path.ts'
import { useTexts } from '../../texts/use-texts.ts'

const steps = ['start.step.1', 'start.step.2', 'start.step.3'] as const

/** What you need to join, and the ways to sign in (D39). */
export function GetStartedScreen() {
  const t = useTexts()
  return (
    <SignInLayout>
      <GetStarted
        title={t('start.title')}
        text={t('start.text')}
        steps={steps.map((step) => t(step))}
        pathOfStep={pathOfStep}
      />
    </SignInLayout>
  )
}
