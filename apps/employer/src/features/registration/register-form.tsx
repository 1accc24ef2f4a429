import { useOneAtATime } from '@pramaan/app-shell/forms/use-one-at-a-time.ts'
import { ConsentAndSend } from '@pramaan/app-shell/sign-in/consent-and-send.tsx'
import { ContactFields } from '@pramaan/app-shell/sign-in/contact/contact-fields.tsx'
import { type ContactErrors, checkContact } from '@pramaan/app-shell/sign-in/contact.ts'
import { FormHeading } from '@pramaan/app-shell/sign-in/form-heading.tsx'
import { focusFirst } from '@pramaan/app-shell/sign-in/sign-in-form.tsx'
import { useRegister } from '@pramaan/app-shell/sign-in/use-sign-in-calls.ts'
import type { SignInFlow } from '@pramaan/app-shell/sign-in/use-sign-in-flow.ts'
import { whyNotSendOtp } from '@pramaan/domain/consent'
import { TextButton } from '@pramaan/ui/text-link'
import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** Registration of an employer: the number, both consents, and the code (D7). */
export function RegisterForm({ flow }: { flow: SignInFlow }) {
  const t = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<ContactErrors>({})
  const register = useRegister(flow)
  const missing = whyNotSendOtp(flow.ticked)
  // An employer's account needs a phone number; an e-mail address alone is not enough.
  const values = { ...flow.values, mode: 'phone' as const }
  const once = useOneAtATime()
  const ask = async () => {
    const { contact, errors: found } = await checkContact(values)
    setErrors(found ?? {})
    if (!contact?.mobile) return focusFirst(form.current, found ?? {})
    const { mobile, email } = contact
    const body = { role: 'Employer' as const, mobileNumber: mobile, ...(email && { email }) }
    // The mutation reports the error.
    await register.mutateAsync({ contact, body }).catch(() => undefined)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!missing) void once(ask)
  }
  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-6">
      <FormHeading title={t('register.title')} text={t('register.text')} />
      <ContactFields
        values={values}
        errors={errors}
        phoneOnly
        onType={(typed) => {
          setErrors({})
          flow.type(typed)
        }}
      />
      <ConsentAndSend flow={flow} call={register} label={t('signIn.send')} />
      <p className="text-center text-sm text-ink-muted">
        {t('register.known')} <TextButton onClick={() => flow.go('identify')}>{t('register.signIn')}</TextButton>
      </p>
    </form>
  )
}
