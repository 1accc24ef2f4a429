import { Refused } from '@pramaan/api-client'
import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import type { Edit } from '@pramaan/features/profile/edits/edit.ts'
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { EditDialogName } from '../../../record/my-profile-path.ts'
import { useSave } from './use-save.ts'

type EditForm<V extends FieldValues, B> = {
  resolver: Resolver<V, unknown, B>
  values: DefaultValues<V>
  /** The changes that a valid form makes. */
  edits: (body: B) => readonly Edit[]
  /** The dialog that the form is in. */
  part: EditDialogName
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
export function useEditForm<V extends FieldValues, B>(form: EditForm<V, B>) {
  const { resolver, values, edits, part, text, prefix, meant } = form
  const save = useSave(part, text)
  const fields = useForm<V, unknown, B>({ resolver, defaultValues: values })
  const showAtField = (error: unknown) => {
    if (!meant || !(error instanceof Refused) || error.code !== meant.code) return showRefused(error, fields, prefix)
    fields.setError(meant.field, { message: meant.message }, { shouldFocus: true })
    return true
  }
  const onError = (error: unknown) => {
    if (showAtField(error)) save.reset()
  }
  return {
    form: fields,
    dialog: {
      onSubmit: fields.handleSubmit((body) => save.mutate(edits(body), { onError })),
      busy: save.isPending,
      saved: save.isSuccess,
      unsaved: fields.formState.isDirty,
      error: save.error,
      onDismissError: save.reset,
    },
  }
}
