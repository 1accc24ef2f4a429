import { Refused } from '@pramaan/api-client'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Shows a refusal's messages at the fields they name and focuses the first; returns whether all had a field. `prefix`
 * is the form's path in the request ('careerData.').
 */
export function showRefused<T extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<T>, 'setError' | 'getValues'>,
  prefix = '',
): boolean {
  if (!(error instanceof Refused) || error.details.length === 0) return false
  const known = Object.keys(form.getValues())
  const isOwn = (field: string) => known.includes(field.slice(prefix.length).split('.')[0] ?? '')
  const ofForm = error.details.filter(({ field }) => field.startsWith(prefix) && isOwn(field))
  ofForm.forEach(({ field, message }, index) => {
    form.setError(field.slice(prefix.length) as FieldPath<T>, { message }, { shouldFocus: index === 0 })
  })
  return ofForm.length === error.details.length
}
