import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import {
  backTarget,
  isEarlierScreen,
  type RegistrationStep,
  registrationSteps,
  wizardPosition,
} from '@pramaan/domain/registration'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { CareerForm } from '../../features/registration/career/career-form.tsx'
import { DetailsForm } from '../../features/registration/steps/details-form.tsx'
import { LevelForm } from '../../features/registration/steps/level-form.tsx'
import { RolesForm } from '../../features/registration/steps/roles-form.tsx'
import { SkillsForm } from '../../features/registration/steps/skills-form.tsx'
import { useStepAddress } from '../../features/registration/wizard/use-step-address.ts'
import { useBack } from '../../features/registration/wizard/use-wizard.ts'
import { WizardLayout } from '../../features/registration/wizard/wizard-layout.tsx'
import { type MyRecord, useMyRecord } from '../../record/my-record.ts'
import { pathOfStep } from '../../step-path.ts'

/** The onboarding wizard: shows the server's step, whatever the address says (document 000 §2, D8, D47). */
export function WizardScreen() {
  const { view, lookBack, onBrowserMove } = useView()
  const record = useMyRecord()
  useStepAddress({ step: view, pathOf: pathOfStep, onBrowserMove })
  return (
    <WizardLayout position={wizardPosition(view) ?? 1}>
      {record.isPending && <FormSkeleton />}
      {record.error && !record.data && <Failure page error={record.error} onRetry={() => void record.refetch()} />}
      {record.data && <Step key={view} view={view} record={record.data} lookBack={lookBack} />}
    </WizardLayout>
  )
}

type StepProps = { view: RegistrationStep; record: MyRecord; lookBack: (on: boolean) => void }

function Step({ view, record, lookBack }: StepProps) {
  switch (view) {
    case -1:
      return <DetailsForm record={record} onSaved={() => lookBack(false)} />
    case -2:
      return <LevelForm record={record} onBack={() => lookBack(true)} />
    case 1:
      return <CareerForm record={record} />
    case 2:
      return <SkillsForm record={record} />
    default:
      return <RolesForm record={record} />
  }
}

/**
 * The visible step: the server's, or basic details viewed again from the experience choice, which does not step back.
 */
function useView() {
  const { registrationStep: step } = usePerson()
  const { back } = useBack()
  const navigate = useNavigate()
  const [again, lookBack] = useState(false)
  const view: RegistrationStep = step === -2 && again ? -1 : step
  const onBrowserMove = useCallback(
    (address: string) => {
      const requested = registrationSteps.find((known) => pathOfStep(known) === address)
      if (step === -2 && (requested === -1 || requested === -2)) {
        lookBack(requested === -1)
        return true
      }
      // Any earlier screen steps back once: Back can be pressed while the address is still catching up.
      const leads = requested !== undefined && isEarlierScreen(requested, step) && backTarget(step) !== undefined
      if (leads) back(() => void navigate(pathOfStep(step), { replace: true }))
      return leads
    },
    [step, back, navigate],
  )
  return { view, lookBack, onBrowserMove }
}

function FormSkeleton() {
  return (
    <Loading className="flex flex-col gap-6">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-5 w-72" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </Loading>
  )
}
