import { OtpForm } from '@pramaan/app-shell/sign-in/code/otp-form.tsx'
import { SignInForm } from '@pramaan/app-shell/sign-in/sign-in-form.tsx'
import { useSignInFlow } from '@pramaan/app-shell/sign-in/use-sign-in-flow.ts'
import { Alert } from '@pramaan/ui/alert'
import { useState } from 'react'
import { StaffLayout } from '../../layout/staff-layout.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Sign-in of staff: number or e-mail, the code, and the authenticator's code if set up; nobody registers here (D2). */
export function SignInScreen() {
  const t = useTexts()
  const flow = useSignInFlow()
  const { phase, sent, values } = flow
  const typed = `${values.phone} ${values.email}`
  const [unknown, setUnknown] = useState<string>()
  return (
    <StaffLayout>
      {phase === 'code' && sent ? (
        <OtpForm flow={flow} sent={sent} asRole="Staff" />
      ) : (
        <>
          <SignInForm
            flow={flow}
            asRole="Staff"
            title={t('signIn.title')}
            text={t('signIn.text')}
            onUnknown={() => setUnknown(typed)}
          />
          {unknown === typed && (
            <div className="mt-4">
              <Alert tone="danger">{t('signIn.unknown')}</Alert>
            </div>
          )}
        </>
      )}
    </StaffLayout>
  )
}
