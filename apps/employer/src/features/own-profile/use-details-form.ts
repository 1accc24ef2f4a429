import { showRefused } from '@pramaan/app-kit/forms/refused-fields.ts'
import { useSingleMutation } from '@pramaan/app-kit/forms/use-single-mutation.ts'
import { showToast } from '@pramaan/ui/toaster'
import { useForm } from 'react-hook-form'
import { blankCompany, type CompanyDraft, type CompanyValues, companyResolver } from '../../company-values.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type OwnProfile, useSaveProfile } from './use-own-profile.ts'

/** The form of the own profile: filled with what is stored, and again once it is saved. */
export function useDetailsForm(profile: OwnProfile) {
  const t = useTexts()
  const saveProfile = useSaveProfile()
  const form = useForm<CompanyDraft, unknown, CompanyValues>({
    values: draftOf(profile),
    resetOptions: { keepDirtyValues: true },
    resolver: companyResolver,
  })
  const save = useSingleMutation({ mutationFn: (values: CompanyValues) => saveProfile(values) })
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: () => {
        form.reset(form.getValues())
        showToast({ text: t('ownProfile.saved'), tone: 'success' })
      },
      onError: (error) => void showRefused(error, form),
    }),
  )
  return { form, save, submit, changed: form.formState.isDirty, reset: () => form.reset(draftOf(profile)) }
}

/** What is stored, as the fields take it. */
function draftOf(profile: OwnProfile): CompanyDraft {
  const names = Object.keys(blankCompany) as (keyof CompanyDraft)[]
  return Object.fromEntries(names.map((name) => [name, profile[name] ?? ''])) as CompanyDraft
}
