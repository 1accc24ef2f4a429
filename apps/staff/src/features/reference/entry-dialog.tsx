import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { entryMessages, referenceLists as parts, whyNotEntry } from '@pramaan/domain/reference-list'
import { SelectField } from '@pramaan/ui/select-field'
import { TextField } from '@pramaan/ui/text-field'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../dialogs/form-dialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { partText } from './part-text.ts'
import type { EntryDialogProps, Form } from './use-save-entry.ts'
import { useSaveEntry } from './use-save-entry.ts'

/** Adds an entry to a list, or renames one. */
export function EntryDialog({ list, entry, groups, onClose }: EntryDialogProps) {
  const t = useTexts()
  const option = useOptionText()
  const form = useForm<Form>({
    defaultValues: {
      Title: entry?.Title ?? '',
      Group: entry?.Group ?? '',
      Detail: entry?.Detail ?? '',
      Type: entry?.Type ?? parts[list].types?.[0] ?? '',
    },
  })
  const save = useSaveEntry({ list, entry, onClose, onRefused: (error) => showRefused(error, form) })
  const { errors } = form.formState
  const submit = form.handleSubmit((body) => {
    const written = { title: body.Title, group: body.Group, detail: body.Detail, type: body.Type || undefined }
    const why = whyNotEntry(list, written, { groups, titleTaken: false })
    if (!why) return save.mutate(body)
    const [field, message] = entryMessages[why]
    form.setError(field, { message }, { shouldFocus: true })
  })
  const title = entry
    ? t('reference.edit.title', { name: entry.Title })
    : t('reference.add.title', { list: t(`reference.${list}`) })
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      onSubmit={submit}
      submit={t('reference.save')}
      busy={save.isPending && t('reference.saving')}
      error={Object.keys(errors).length === 0 && save.error}
    >
      <TextField
        label={t('reference.title')}
        autoComplete="off"
        error={errors.Title?.message}
        {...form.register('Title')}
      />
      {parts[list].group?.listed && (
        <SelectField
          label={partText(t, 'group', list)}
          placeholder={t('reference.choose')}
          options={groups.map((value) => ({ value, label: option(value) }))}
          error={errors.Group?.message}
          {...form.register('Group')}
        />
      )}
      {parts[list].group?.listed === false && (
        <TextField
          label={partText(t, 'group', list)}
          autoComplete="off"
          error={errors.Group?.message}
          {...form.register('Group')}
        />
      )}
      {parts[list].detail && (
        <TextField
          label={partText(t, 'detail', list)}
          autoComplete="off"
          error={errors.Detail?.message}
          {...form.register('Detail')}
        />
      )}
      {parts[list].types && (
        <SelectField
          label={t('reference.type')}
          options={parts[list].types.map((value) => ({ value, label: value }))}
          error={errors.Type?.message}
          {...form.register('Type')}
        />
      )}
    </FormDialog>
  )
}
