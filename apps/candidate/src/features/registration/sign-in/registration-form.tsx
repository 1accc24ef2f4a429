import { useOneAtATime } from '@pramaan/app-shell/forms/use-one-at-a-time.ts'
import { ConsentAndSend } from '@pramaan/app-shell/sign-in/consent-and-send.tsx'
import { ContactFields } from '@pramaan/app-shell/sign-in/contact/contact-fields.tsx'
import { type ContactErrors, checkContact } from '@pramaan/app-shell/sign-in/contact.ts'
import { FormHeading } from '@pramaan/app-shell/sign-in/form-heading.tsx'
import { focusFirst } from '@pramaan/app-shell/sign-in/sign-in-form.tsx'
import { useRegister } from '@pramaan/app-shell/sign-in/use-sign-in-calls.ts'
import type { SignInFlow } from '@pramaan/app-shell/sign-in/use-sign-in-flow.ts'
import { tooLong } from '@pramaan/contract/too-long'
import { whyNotSendOtp } from '@pramaan/domain/consent'
import { isExperienceLevel } from '@pramaan/domain/experience-level'
import { TextField } from '@pramaan/ui/text-field'
import { TextButton } from '@pramaan/ui/text-link'
import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { LevelCards } from '../steps/level-cards.tsx'

const longestName = 100

type Errors = ContactErrors & { name?: boolean; level?: boolean }

/** Registration: name, number, Fresher or Experienced, and both consents (document 000 §2, §5). */
export function RegistrationForm({ flow }: { flow: SignInFlow }) {
  const t = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const register = useRegister(flow)
  const { values } = flow
  const missing = whyNotSendOtp(flow.ticked)
  const type: typeof flow.type = (typed) => {
    setErrors({})
    flow.type(typed)
  }
  const once = useOneAtATime()
  const start = async () => {
    const name = values.name.trim()
    const long = tooLong(name, longestName)
    const { level } = values
    const checked = await checkContact(values)
    const found = { ...checked.errors, ...((!name || long) && { name: true }), ...(!level && { level: true }) }
    setErrors(found)
    if (found.name) form.current?.querySelector<HTMLInputElement>('[name=name]')?.focus()
    else if (found.phone || found.email) focusFirst(form.current, found)
    if (!checked.contact || !name || long || !level) return
    const { contact } = checked
    const body = { ...contact, role: 'Candidate' as const, name, level }
    // The mutation reports the error.
    await register.mutateAsync({ contact, body }).catch(() => undefined)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!missing) void once(start)
  }
  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-6">
      <FormHeading title={t('registration.title')} text={t('registration.text')} />
      <TextField
        name="name"
        label={t('registration.name')}
        autoComplete="name"
        autoCapitalize="words"
        required
        value={values.name}
        error={errors.name && (tooLong(values.name, longestName) ?? t('registration.name.empty'))}
        onChange={(event) => type({ name: event.target.value })}
      />
      <ContactFields values={values} errors={errors} onType={type} />
      <LevelCards
        value={values.level ?? ''}
        error={errors.level && t('registration.level.empty')}
        onValue={(level) => isExperienceLevel(level) && type({ level })}
      />
      <ConsentAndSend flow={flow} call={register} label={t('registration.start')} />
      <p className="text-center text-sm text-ink-muted">
        {t('registration.known')} <TextButton onClick={flow.restart}>{t('registration.signIn')}</TextButton>
      </p>
    </form>
  )
}
