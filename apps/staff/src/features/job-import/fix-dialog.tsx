import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useSentence } from '@pramaan/app-shell/texts/texts.tsx'
import { type ImportValues, importFields } from '@pramaan/domain/job-import'
import { Alert } from '@pramaan/ui/alert'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../dialogs/form-dialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { DraftField } from './draft-field.tsx'
import type { Draft } from './use-imports.ts'

type FixDialogProps = { importId: number; draft: Draft | undefined; onClose: () => void; onSaved: () => Promise<void> }

/** A draft's fields, each with its errors; closes once there are none. */
export function FixDialog({ draft, ...rest }: FixDialogProps) {
  return draft && <FixForm key={draft.ID} draft={draft} {...rest} />
}

function FixForm({ importId, draft, onClose, onSaved }: FixDialogProps & { draft: Draft }) {
  const t = useTexts()
  const { jobImports } = useApi()
  const [values, setValues] = useState<ImportValues>(draft.Values)
  const save = useMutation({
    mutationFn: () =>
      jobImports.fix({
        params: { id: importId, rowId: draft.ID },
        body: { Values: Object.fromEntries(importFields.map((field) => [field, values[field] ?? ''])) },
      }),
    async onSuccess({ data }) {
      await onSaved()
      const ready = data.Problems.length === 0
      showToast({ text: t(ready ? 'import.fix.saved' : 'import.fix.still'), ...(ready && { tone: 'success' }) })
      if (ready) onClose()
    },
  })
  const sentence = useSentence()
  const problems = (save.data?.data ?? draft).Problems
  const ofRow = problems.find(({ field }) => field === null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      onSubmit={submit}
      title={t('import.untitled', { position: draft.Place })}
      description={t('import.fix.text')}
      submit={t('import.fix.save')}
      busy={save.isPending && t('import.fix.saving')}
      error={save.error}
    >
      {ofRow && <Alert>{sentence(ofRow.message)}</Alert>}
      <div className="grid gap-4 sm:grid-cols-2">
        {importFields.map((field) => (
          <DraftField
            key={field}
            field={field}
            value={values[field] ?? ''}
            error={problems.find((problem) => problem.field === field)?.message}
            onValue={(value) => setValues({ ...values, [field]: value })}
          />
        ))}
      </div>
    </FormDialog>
  )
}
