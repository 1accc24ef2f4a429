import { Refused } from '@pramaan/api-client'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { OtpField } from '@pramaan/ui/otp-field'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** Props of `FactorCodeForm`: the request that takes the six digits with its state, and the button's label. */
export type FactorCodeFormProps = {
  call: {
    mutate: (code: string, about?: { onError: () => void }) => void
    isPending: boolean
    error: unknown
    reset: () => void
  }
  label: string
  busy: string
}

/** The six digits from the authenticator: sent automatically, and cleared if wrong. */
export function FactorCodeForm({ call, label, busy }: FactorCodeFormProps) {
  const t = useTexts()
  const failureText = useFailureText()
  const [code, setCode] = useState('')
  const send = (full: string) => call.mutate(full, { onError: () => setCode('') })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === 6) send(code)
  }
  const wrong = call.error instanceof Refused && call.error.code === 'invalid-second-factor'
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <OtpField
        name="totp"
        label={t('secondFactor.enter.label')}
        value={code}
        onValue={(typed) => {
          if (typed) call.reset()
          setCode(typed)
        }}
        onComplete={send}
        error={wrong && t('secondFactor.enter.wrong')}
      />
      {Boolean(call.error) && !wrong && <Alert tone="danger">{failureText(call.error)}</Alert>}
      <Button type="submit" busy={call.isPending && busy}>
        {label}
      </Button>
    </form>
  )
}
