import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Draft } from './use-draft.ts'

/** Saves form input as a draft at once, so that a reload loses nothing. */
export function useFormDraft<T extends FieldValues>(form: Pick<UseFormReturn<T>, 'subscribe'>, draft: Draft<T>) {
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values as T) }),
    [form, draft],
  )
}
