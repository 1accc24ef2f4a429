import { TextField } from '@pramaan/ui/text-field'
import { useShellTexts } from '../../texts/use-shell-texts.ts'
import type { ContactErrors } from '../contact.ts'
import type { SignInValues } from '../sign-in-store.ts'

/** Props of the e-mail field; `help` is shown below it unless there is something more important. */
export type EmailFieldProps = {
  values: SignInValues
  onType: (values: Partial<SignInValues>) => void
  errors: ContactErrors
  help?: string | undefined
  focused?: boolean
  className?: string
}

/** The e-mail of a sign-in or registration. */
export function EmailField({ values, onType, errors, help, focused, className = '' }: EmailFieldProps) {
  const t = useShellTexts()
  return (
    <TextField
      className={className}
      name="email"
      label={t('signIn.email.label')}
      help={errors.email ? undefined : help}
      error={errors.email && t(errors.email)}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      value={values.email}
      onChange={(event) => onType({ email: event.target.value })}
      ref={focused ? focusAtEnd : undefined}
      required
    />
  )
}

/** Moves the cursor to the end of the typed text. */
export function focusAtEnd(input: HTMLInputElement | null) {
  input?.focus()
  input?.setSelectionRange(input.value.length, input.value.length)
}
