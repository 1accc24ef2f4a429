import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { showRefused } from '@pramaan/app-kit/forms/refused-fields.ts'
import { useDraft } from '@pramaan/app-kit/forms/use-draft.ts'
import { useFormDraft } from '@pramaan/app-kit/forms/use-form-draft.ts'
import { useApi, usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { employerProfile } from '@pramaan/contract/registration'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'

const schema = employerProfile.pick({
  empFirstName: true,
  empLastName: true,
  empCompanyName: true,
  empCompanyDomain: true,
  empLocation: true,
  empDesignation: true,
  email: true,
})

/** What the profile form asks for. */
export type CompanyValues = z.input<typeof schema>

/** The fields before anything is chosen: an empty select has no value of its list yet. */
type CompanyDraft = { [K in keyof CompanyValues]: string }
const blank: CompanyDraft = {
  empFirstName: '',
  empLastName: '',
  empCompanyName: '',
  empCompanyDomain: '',
  empLocation: '',
  empDesignation: '',
  email: '',
}

/** The employer's profile form: kept as a draft, checked by the contract's schema, saved with step 4 (document 002 §2.9). */
export function useCompanyForm() {
  const api = useApi()
  const { ID } = usePerson()
  const draft = useDraft<CompanyDraft>('company')
  const form = useForm<CompanyDraft, unknown, CompanyValues>({
    defaultValues: { ...blank, ...draft.initial },
    resolver: standardSchemaResolver<CompanyDraft, unknown, CompanyValues>(schema as never),
  })
  useFormDraft(form, draft)
  const save = useMutation({
    mutationFn: (values: CompanyValues) => api.registration.register({ body: { step: 4, ID, ...values } }),
    onSuccess: draft.drop,
  })
  const submit = form.handleSubmit((values) => save.mutate(values, { onError: (error) => showRefused(error, form) }))
  return { form, save, submit }
}
