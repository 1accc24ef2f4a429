import { useLingui } from '@lingui/react'
import { cleanTyped } from '@pramaan/domain/clean-typed'
import { looksLikeEmail } from '@pramaan/domain/phone'
import { PhoneField } from '@pramaan/ui/phone-field'
import { TextButton } from '@pramaan/ui/text-link'
import { useMemo, useState } from 'react'
import { useShellTexts } from '../../texts/use-shell-texts.ts'
import { type ContactErrors, needsEmail } from '../contact.ts'
import { dialCountries } from '../countries.ts'
import type { SignInValues } from '../sign-in-store.ts'
import { isTooLong, typedPhone } from '../typed-phone.ts'
import { EmailField, focusAtEnd } from './email-field.tsx'

type ContactFieldsProps = {
  values: SignInValues
  onType: (values: Partial<SignInValues>) => void
  errors: ContactErrors
  /** Shown below the phone unless there is something more important. */
  help?: string
  /** An account by phone number, without the e-mail alternative. */
  phoneOnly?: boolean
}

/**
 * Phone or e-mail: letters turn the phone into an e-mail field, and another country also requires an e-mail (000 §2,
 * §5).
 */
export function ContactFields({ values, onType, errors, help, phoneOnly = false }: ContactFieldsProps) {
  const t = useShellTexts()
  const { i18n } = useLingui()
  const countries = useMemo(() => dialCountries(i18n.locale), [i18n.locale])
  // A field that replaced the focused one takes over its focus.
  const [switched, setSwitched] = useState(false)
  const switchTo = (next: Partial<SignInValues>) => {
    setSwitched(true)
    onType(next)
  }
  const type = (text: string) =>
    !phoneOnly && looksLikeEmail(text)
      ? switchTo({ mode: 'email', email: cleanTyped(text), phone: '' })
      : onType(typedPhone(text, values.country))
  // Immediately, because a person who continues typing would not see that the number was right before.
  const phoneError = errors.phone ?? (isTooLong(values) ? 'signIn.phone.too-long' : undefined)
  if (values.mode === 'email')
    return (
      <div className="flex flex-col items-start gap-1.5">
        <EmailField className="self-stretch" values={values} onType={onType} errors={errors} focused={switched} />
        <TextButton onClick={() => switchTo({ mode: 'phone' })}>{t('signIn.usePhone')}</TextButton>
      </div>
    )
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col items-start gap-1.5">
        <PhoneField
          className="self-stretch"
          name="phone"
          label={t('signIn.phone.label')}
          help={phoneError || needsEmail(values) ? undefined : help}
          error={phoneError && t(phoneError)}
          countries={countries}
          country={values.country}
          countryLabel={t('signIn.country')}
          onCountry={(country) => onType(typedPhone(values.phone, country))}
          value={values.phone}
          onChange={(event) => type(event.target.value)}
          ref={switched ? focusAtEnd : undefined}
          required
        />
        {!phoneOnly && <TextButton onClick={() => switchTo({ mode: 'email' })}>{t('signIn.useEmail')}</TextButton>}
      </div>
      {needsEmail(values) && (
        <EmailField values={values} onType={onType} errors={errors} help={t('signIn.email.foreign')} />
      )}
    </div>
  )
}
