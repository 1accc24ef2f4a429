import { FormHeading } from '@pramaan/app-shell/sign-in/form-heading.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpSteps } from './set-up-steps.tsx'

type RequiredSetUpProps = { codes?: readonly string[]; onCodes: (codes: string[]) => void; onDone: () => void }

/** The setup of a required second factor: its steps, then the recovery codes. */
export function RequiredSetUp({ codes, onCodes, onDone }: RequiredSetUpProps) {
  const t = useTexts()
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <div className="flex flex-col gap-6">
      <FormHeading title={t('secondFactor.required.title')} text={t('secondFactor.required.text')} />
      <SetUpSteps onCodes={onCodes} />
    </div>
  )
}
