import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useDraft } from '@pramaan/app-shell/forms/unsaved/use-draft.ts'
import { useFormDraft } from '@pramaan/app-shell/forms/unsaved/use-form-draft.ts'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { blankCompany, type CompanyDraft, type CompanyValues, companyResolver } from '../../company/company-values.ts'

/** The account's name while its owner has not entered one. */
const nameless = 'Employer'

/**
 * The employer's profile form: saved as a draft, validated with the contract's schema, submitted with step 4 (document
 * 002 §2.9).
 */
export function useCompanyForm() {
  const api = useApi()
  const { ID, FullName } = usePerson()
  const draft = useDraft<CompanyDraft>('company')
  const form = useForm<CompanyDraft, unknown, CompanyValues>({
    defaultValues: { ...blankCompany, ...namesOf(FullName), ...draft.initial },
    resolver: companyResolver,
  })
  useFormDraft(form, draft)
  const save = useMutation({
    mutationFn: (values: CompanyValues) => api.registration.register({ body: { step: 4, ID, ...values } }),
    onSuccess: draft.drop,
  })
  const submit = form.handleSubmit((values) => save.mutate(values, { onError: (error) => showRefused(error, form) }))
  return { form, save, submit }
}

/** The name from the conversation, split for the form's two fields. */
function namesOf(fullName: string) {
  if (fullName === nameless) return {}
  const [empFirstName = '', ...rest] = fullName.split(' ')
  return { empFirstName, empLastName: rest.join(' ') }
}
