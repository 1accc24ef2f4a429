import { SignInForm } from '@pramaan/app-shell/sign-in/sign-in-form.tsx'
import { type SignInPhase, useSignInFlow } from '@pramaan/app-shell/sign-in/use-sign-in-flow.ts'
import { wizardScreens } from '@pramaan/domain/registration'
import { Skeleton } from '@pramaan/ui/skeleton'
import { StepBar, StepCount } from '@pramaan/ui/stepper'
import { lazy, Suspense } from 'react'
import { SignInLayout } from '../../features/registration/sign-in/sign-in-layout.tsx'
import { useContinueTo } from '../../features/registration/sign-in/use-continue-to.ts'
import { useJobInAddress } from '../../features/registration/sign-in/use-job-in-address.ts'
import { useStepNames } from '../../features/registration/wizard/step-names.ts'
import { useTexts } from '../../texts/use-texts.ts'

const OtpForm = lazy(() => import('@pramaan/app-shell/sign-in/code/otp-form.tsx').then((m) => ({ default: m.OtpForm })))
const JobTitle = lazy(() =>
  import('../../features/registration/sign-in/job-title.tsx').then((m) => ({ default: m.JobTitle })),
)
const RegistrationForm = lazy(() =>
  import('../../features/registration/sign-in/registration-form.tsx').then((m) => ({ default: m.RegistrationForm })),
)

/** Sign-in of candidates: number or e-mail, registration for a new user, and the code (document 000 §2 and §4). */
export function SignInScreen() {
  return <WayIn firstPhase="identify" />
}

/** Sign-in that starts at the registration form. */
export function SignUpScreen() {
  return <WayIn firstPhase="register" />
}

function WayIn({ firstPhase }: { firstPhase: SignInPhase }) {
  const t = useTexts()
  const flow = useSignInFlow(firstPhase)
  const continueTo = useContinueTo()
  const jobId = useJobInAddress()
  const { phase, sent } = flow
  return (
    <SignInLayout foot={phase === 'code' ? 'care' : 'employer'}>
      {phase === 'identify' && (
        <SignInForm
          flow={flow}
          asRole="Candidate"
          title={jobId === undefined ? t('signIn.title') : <ForJob id={jobId} />}
          text={t(flow.values.mode === 'email' ? 'signIn.text.email' : 'signIn.text')}
          onUnknown={() => flow.go('register')}
        />
      )}
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        {phase === 'register' && <RegistrationForm flow={flow} />}
        {phase === 'code' && sent && (
          <OtpForm
            flow={flow}
            sent={sent}
            asRole="Candidate"
            continueTo={continueTo}
            above={sent.registering && <FirstOfSix />}
            help="/help?q=code"
          />
        )}
      </Suspense>
    </SignInLayout>
  )
}

function ForJob({ id }: { id: number }) {
  const t = useTexts()
  return (
    // Room for most names, so that one that comes does not move the form.
    <span className="block min-h-[3lh] lg:min-h-[2lh]">
      <Suspense fallback={t('signIn.title')}>
        <JobTitle id={id} />
      </Suspense>
    </span>
  )
}

/** The code is screen 1 of 6 of a registration (document 000 §2). */
function FirstOfSix() {
  const t = useTexts()
  const steps = useStepNames()
  return (
    <div className="mb-2 flex flex-col gap-2">
      <StepBar label={t('wizard.progress')} steps={steps} current={1} />
      <StepCount steps={steps.slice(0, wizardScreens)} current={1} />
    </div>
  )
}
