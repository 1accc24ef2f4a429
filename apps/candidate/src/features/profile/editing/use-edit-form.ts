import { Refused } from '@pramaan/api-client'
import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { useSave } from './use-save.ts'

type EditForm<V extends FieldValues, B> = {
  resolver: Resolver<V, unknown, B>
  values: DefaultValues<V>
  send: (body: B) => Promise<unknown>
  /** What is said when it is saved. */
  text: string
  /** Where the form lies in the request. */
  prefix?: string
  /** Refusals that name no field though one is meant. */
  meant?: { code: string; field: FieldPath<V>; message: string }
}

/** A form of the profile: sent whole, refusals beside their fields, and what its dialog has to know of it. */
export function useEditForm<V extends FieldValues, B>({ resolver, values, send, text, prefix, meant }: EditForm<V, B>) {
  const save = useSave(text)
  const form = useForm<V, unknown, B>({ resolver, defaultValues: values })
  const place = (error: unknown) => {
    if (!meant || !(error instanceof Refused) || error.code !== meant.code) return showRefused(error, form, prefix)
    form.setError(meant.field, { message: meant.message }, { shouldFocus: true })
    return true
  }
  const onError = (error: unknown) => {
    if (place(error)) save.reset()
  }
  return {
    form,
    dialog: {
      onSubmit: form.handleSubmit((body) => save.mutate(() => send(body), { onError })),
      busy: save.isPending,
      saved: save.isSuccess,
      unsaved: form.formState.isDirty,
      error: save.error,
      onDismissError: save.reset,
    },
  }
}
