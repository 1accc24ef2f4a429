import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useForm } from 'react-hook-form'
import { blankCompany, type CompanyDraft, type CompanyValues, companyResolver } from '../../company/company-values.ts'
import { useEmailChange } from '../../company/use-email-change.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type MyProfile, useSaveProfile } from './use-my-profile.ts'

/**
 * The form of the employer's own profile: filled from the server, and again after saving; a new e-mail address needs a
 * code.
 */
export function useDetailsForm(profile: MyProfile) {
  const t = useTexts()
  const failureText = useFailureText()
  const saveProfile = useSaveProfile()
  const form = useForm<CompanyDraft, unknown, CompanyValues>({
    values: draftOf(profile),
    resetOptions: { keepDirtyValues: true },
    resolver: companyResolver,
  })
  const emailChange = useEmailChange((address) => form.resetField('email', { defaultValue: address }))
  const save = useSingleMutation({ mutationFn: (values: Partial<CompanyValues>) => saveProfile(values) })
  const askFor = (email: string) => {
    // Saves everything except the e-mail address, which changes once the code is entered.
    form.reset({ ...form.getValues(), email: profile.email ?? '' })
    form.setValue('email', email, { shouldDirty: true })
    sendCode(email)
  }
  const sendCode = (email: string) => {
    const refused = (error: Error) => form.setError('email', { message: failureText(error) }, { shouldFocus: true })
    emailChange.ask.mutate(email, { onError: refused })
  }
  const submit = form.handleSubmit(({ email: typed, ...values }) => {
    const email = typed.toLowerCase()
    save.mutate(values, {
      onSuccess: () => {
        if (email !== profile.email) return askFor(email)
        form.reset(form.getValues())
        showToast({ text: t('employerProfile.saved'), tone: 'success' })
      },
      onError: (error) => void showRefused(error, form),
    })
  })
  const changed = form.formState.isDirty
  const unconfirmed = changed || profile.emailConfirmed ? null : profile.email
  return { form, save, emailChange, sendCode, submit, changed, unconfirmed, reset: () => form.reset(draftOf(profile)) }
}

/** The saved profile as form values. */
function draftOf(profile: MyProfile): CompanyDraft {
  const names = Object.keys(blankCompany) as (keyof CompanyDraft)[]
  return Object.fromEntries(names.map((name) => [name, profile[name] ?? ''])) as CompanyDraft
}
