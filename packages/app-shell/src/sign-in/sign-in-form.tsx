import { whyNotSendOtp } from '@pramaan/domain/consent'
import { Alert } from '@pramaan/ui/alert'
import { TextButton } from '@pramaan/ui/text-link'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useOneAtATime } from '../forms/use-one-at-a-time.ts'
import { useAuth } from '../platform/platform.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { ConsentAndSend } from './consent-and-send.tsx'
import { ContactFields } from './contact/contact-fields.tsx'
import { type Contact, type ContactErrors, checkContact } from './contact.ts'
import { FormHeading } from './form-heading.tsx'
import { type SignInRole, useRequestCode } from './use-sign-in-calls.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** Props of `SignInForm`: the flow, the app's role and texts, and what to do with an unknown person. */
export type SignInFormProps = {
  flow: SignInFlow
  asRole: SignInRole
  title: ReactNode
  text: ReactNode
  /** Called instead of a refusal when there is no account with this number or e-mail. */
  onUnknown?: (contact: Contact) => unknown
  /** Leaves out the checkboxes, because staff agreed in their contract. */
  withoutConsents?: boolean
}

/** The first sign-in form: phone or e-mail, both consents, and 'Send OTP' (document 000 §2 and §5). */
export function SignInForm({ flow, asRole, title, text, onUnknown, withoutConsents = false }: SignInFormProps) {
  const t = useShellTexts()
  const { signedOutBecause, owesSignOut } = useAuth()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<ContactErrors>({})
  const request = useRequestCode(flow, asRole, onUnknown)
  const missing = !withoutConsents && whyNotSendOtp(flow.ticked)
  const once = useOneAtATime()
  const ask = async () => {
    const checked = await checkContact(flow.values)
    setErrors(checked.errors ?? {})
    if (!checked.contact) return focusFirst(form.current, checked.errors)
    // The mutation reports the error.
    await request.mutateAsync(checked.contact).catch(() => undefined)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!missing) void once(ask)
  }
  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-6">
      <FormHeading title={title} text={text} />
      {signedOutBecause && <Alert tone="warning">{t('signIn.otherPerson')}</Alert>}
      {owesSignOut && <Alert tone="info">{t('signIn.owed')}</Alert>}
      <ContactFields
        values={flow.values}
        errors={errors}
        help={t('signIn.phone.help')}
        onType={(values) => {
          setErrors({})
          flow.type(values)
        }}
      />
      <ConsentAndSend
        flow={flow}
        withoutConsents={withoutConsents}
        call={request}
        label={t('signIn.send')}
        whenTooMany={asRole !== 'Staff' && <NewHere onGo={() => request.variables && onUnknown?.(request.variables)} />}
      />
    </form>
  )
}

/** The alternative for a new person in a network that has no look-ups left: registering needs none (D62). */
function NewHere({ onGo }: { onGo: () => void }) {
  const t = useShellTexts()
  return <TextButton onClick={onGo}>{t('signIn.newHere')}</TextButton>
}

/** Focuses the first refused field. */
export function focusFirst(form: HTMLFormElement | null, errors: ContactErrors) {
  form?.querySelector<HTMLInputElement>(errors.phone ? '[name=phone]' : '[name=email]')?.focus()
}
