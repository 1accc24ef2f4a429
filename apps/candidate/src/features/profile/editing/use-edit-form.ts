import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { Edit } from '../../../record/edits/edit.ts'
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
}

/**
 * A form of the profile: sends all its values, shows refusals next to their fields, and returns what its dialog needs.
 */
export function useEditForm<V extends FieldValues, B>(form: EditForm<V, B>) {
  const { resolver, values, edits, part, text, prefix } = form
  const save = useSave(part, text)
  const fields = useForm<V, unknown, B>({ resolver, defaultValues: values })
  const onError = (error: unknown) => {
    if (showRefused(error, fields, prefix)) save.reset()
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
