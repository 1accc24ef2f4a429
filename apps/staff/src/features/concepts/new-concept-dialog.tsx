import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { type ConceptKind, conceptKinds } from '@pramaan/domain/concept'
import { SelectField } from '@pramaan/ui/select-field'
import { TextField } from '@pramaan/ui/text-field'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../dialogs/form-dialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useConceptChange } from './use-concepts.ts'

type Form = { Kind: ConceptKind; Label: string }
type NewConceptDialogProps = { form: Form; onClose: () => void; onAdded: (id: number) => void }

/** Adds an entry: its name and what it is. */
export function NewConceptDialog({ form: start, onClose, onAdded }: NewConceptDialogProps) {
  const t = useTexts()
  const form = useForm<Form>({ defaultValues: start })
  const add = useConceptChange({
    run: (concepts, body: Form) => concepts.add({ body }),
    done: ({ Label }, { data }) => {
      onClose()
      onAdded(data.ID)
      return { text: t('concepts.added', { name: Label }) }
    },
    onRefused: (error) => showRefused(error, form),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t('concepts.add.title')}
      onSubmit={form.handleSubmit((body) => add.mutate(body))}
      submit={t('concepts.add.save')}
      busy={add.isPending && t('concepts.saving')}
      error={undefined}
    >
      <TextField
        label={t('concepts.name')}
        autoComplete="off"
        error={form.formState.errors.Label?.message}
        {...form.register('Label')}
      />
      <SelectField
        label={t('concepts.kind')}
        options={conceptKinds.map((value) => ({ value, label: t(`concepts.one.${value}`) }))}
        {...form.register('Kind')}
      />
    </FormDialog>
  )
}
