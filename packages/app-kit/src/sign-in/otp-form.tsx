import { Refused } from '@pramaan/api-client'
import type { Person } from '@pramaan/auth/token'
import { parseOtp } from '@pramaan/domain/otp'
import { formatPhone } from '@pramaan/domain/phone'
import { Button } from '@pramaan/ui/button'
import { OtpField } from '@pramaan/ui/otp-field'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useOneAtATime } from '../forms/use-one-at-a-time.ts'
import { RichText, useSentence } from '../texts/texts.tsx'
import { useKitTexts } from '../texts/use-kit-texts.ts'
import { FormHeading } from './form-heading.tsx'
import { ResendLine } from './resend-line.tsx'
import { SignInFailure } from './sign-in-failure.tsx'
import type { SentCode } from './sign-in-store.ts'
import { type SignInRole, useVerifyCode } from './use-sign-in-calls.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** Props of `OtpForm`; `incorrect` says a wrong code in the employer screens' words instead of the server's. */
export type OtpFormProps = {
  flow: SignInFlow
  sent: SentCode
  asRole: SignInRole
  leadTo?: (person: Person) => string | undefined
  incorrect?: boolean
  above?: ReactNode
}

/** Enter the code: six boxes, the countdown to another one, Back and Verify (document 000 §2 and §4). */
export function OtpForm({ flow, sent, asRole, leadTo, incorrect = false, above }: OtpFormProps) {
  const t = useKitTexts()
  const sentence = useSentence()
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [totp, setTotp] = useState('')
  const [short, setShort] = useState(false)
  const [second, setSecond] = useState(false)
  const verify = useVerifyCode(flow, asRole, leadTo)
  const once = useOneAtATime()
  const refusal = wrongCode(verify.error)
  const wrong = refusal && sentence(refusal)
  const failed = (error: unknown) => {
    if (asksSecondFactor(error)) setSecond(true)
    else focusCode(form.current)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const whole = parseOtp(code).otp !== undefined
    setShort(!whole)
    if (!whole) return focusCode(form.current)
    void once(() => verify.mutateAsync({ sent, code, totp: second ? totp : undefined }).catch(failed))
  }
  const type = (value: string) => {
    setShort(false)
    verify.reset()
    setCode(value)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-6">
      <FormHeading above={above} title={t('otp.title')} text={<SentTo sent={sent} />} />
      <OtpField
        name="otp"
        label={t('otp.label')}
        value={code}
        onValue={type}
        ref={focus}
        error={
          short ? t('otp.short') : wrong && `${incorrect ? t(`otp.incorrect.${sent.to}`) : wrong}. ${t('otp.newest')}`
        }
      />
      {second && (
        <OtpField name="totp" label={t('otp.second')} help={t('otp.second.help')} value={totp} onValue={setTotp} />
      )}
      {!wrong && <SignInFailure error={verify.error} />}
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <Button tone="quiet" size="lg" onClick={flow.restart} title={t('otp.change')}>
          {t('otp.back')}
        </Button>
        <Button type="submit" size="lg" busy={verify.isPending && t('otp.verifying')}>
          {t('otp.verify')}
        </Button>
      </div>
      <ResendLine flow={flow} sent={sent} asRole={asRole} onResent={() => type('')} />
    </form>
  )
}

function SentTo({ sent }: { sent: SentCode }) {
  const to = sent.to === 'sms' ? formatPhone(sent.contact.mobile ?? '') : sent.contact.email
  return (
    <RichText
      id={`otp.sent.${sent.to}`}
      values={{ to }}
      parts={[<strong key="to" className="text-ink tabular-nums wrap-anywhere" />]}
    />
  )
}

/** The server's sentence when it is about the code itself. */
function wrongCode(error: unknown) {
  const about = error instanceof Refused && ['invalid-mobile-otp', 'invalid-email-otp'].includes(error.code)
  return about ? error.message : undefined
}

function asksSecondFactor(error: unknown) {
  return error instanceof Refused && error.code === 'invalid-second-factor'
}

function focus(input: HTMLInputElement | null) {
  input?.focus()
}

function focusCode(form: HTMLFormElement | null) {
  form?.querySelector<HTMLInputElement>('[name=otp]')?.focus()
}
