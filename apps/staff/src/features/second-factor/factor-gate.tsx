import { FormHeading } from '@pramaan/app-shell/sign-in/form-heading.tsx'
import { type ReactNode, useState } from 'react'
import { StaffLayout } from '../../layout/staff-layout.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpSteps } from './set-up-steps.tsx'
import { useFactorChanged, useFactorStatus } from './use-factor.ts'

/** Blocks the console with the setup steps for a person who must have a second factor and has none. */
export function FactorGate({ requested, children }: { requested: boolean; children: ReactNode }) {
  const { data } = useFactorStatus(requested)
  const [codes, setCodes] = useState<string[]>()
  const changed = useFactorChanged()
  const done = async () => {
    await changed()
    setCodes(undefined)
  }
  if (codes)
    return (
      <StaffLayout>
        <RecoveryCodes codes={codes} onDone={() => void done()} />
      </StaffLayout>
    )
  if (!data?.data.Required || data.data.On) return children
  return (
    <StaffLayout>
      <SetUpPage onCodes={setCodes} />
    </StaffLayout>
  )
}

function SetUpPage({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-6">
      <FormHeading title={t('secondFactor.required.title')} text={t('secondFactor.required.text')} />
      <SetUpSteps onCodes={onCodes} />
    </div>
  )
}
