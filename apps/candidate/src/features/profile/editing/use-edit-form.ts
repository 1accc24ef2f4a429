import { Refused } from '@pramaan/api-client'
import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { useSave } from './use-save.ts'

type EditForm<V extends FieldValues, B> = {
  resolver: Resolver<V, unknown, B>
  values: DefaultValues<V>
  send: (body: B) => Promise<unknown>
  /** The toast after saving. */
  text: string
  /** The path of the form's values in the request. */
  prefix?: string
  /** Refusals that name no field although they concern one. */
  meant?: { code: string; field: FieldPath<V>; message: string }
}

/**
 * A form of the profile: sends all its values, shows refusals next to their fields, and returns what its dialog needs.
 */
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
