import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useDraft } from '@pramaan/app-shell/forms/unsaved/use-draft.ts'
import { useFormDraft } from '@pramaan/app-shell/forms/unsaved/use-form-draft.ts'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { blankCompany, type CompanyDraft, type CompanyValues, companyResolver } from '../../company/company-values.ts'
import { useCompanyNumber } from '../../company/use-company-number.ts'
import { useEmailChange } from '../../company/use-email-change.ts'

/** The account's name while its owner has not entered one. */
const nameless = 'Employer'

/**
 * The employer's profile form: saved as a draft, validated with the contract's schema, submitted with step 4 (document
 * 002 §2.9).
 */
export function useCompanyForm() {
  const api = useApi()
  const failureText = useFailureText()
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
  const number = useCompanyNumber()
  const change = useEmailChange(() => undefined)
  const refuseEmail = (error: Error) => form.setError('email', { message: failureText(error) }, { shouldFocus: true })
  const sendCode = (email: string) => change.ask.mutate(email, { onError: refuseEmail })
  const submit = form.handleSubmit(async (values) => {
    if (await number.giveTyped()) save.mutate(values, { onError: (error) => showRefused(error, form) })
  })
  return { form, save, submit, number, change, sendCode }
}

/** The name from the conversation, split for the form's two fields. */
function namesOf(fullName: string) {
  if (fullName === nameless) return {}
  const [empFirstName = '', ...rest] = fullName.split(' ')
  return { empFirstName, empLastName: rest.join(' ') }
}
