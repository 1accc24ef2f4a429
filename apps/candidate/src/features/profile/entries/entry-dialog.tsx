import { EditDialog, type EditDialogProps } from '@pramaan/app-shell/forms/edit-dialog.tsx'
import type { ReactNode } from 'react'
import type { Edit } from '../../../record/edits/edit.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useSave } from '../editing/use-save.ts'
import { RemoveEntry } from './remove-entry.tsx'

type EntryDialogProps = {
  kind: 'education' | 'position'
  dialog: Pick<EditDialogProps, 'onSubmit' | 'busy' | 'saved' | 'unsaved' | 'error' | 'onDismissError'>
  /** The name of the edited entry and how to delete it; a new one has neither. */
  known: { name: string; edit: Edit } | undefined
  onClose: () => void
  children: ReactNode
}

/** Adds or edits an entry of the profile's lists, and deletes it after confirmation (document 000 §5). */
export function EntryDialog({ kind, dialog, known, onClose, children }: EntryDialogProps) {
  const t = useTexts()
  const removal = useSave(kind, t('myProfile.removed', { what: t(`myProfile.what.${kind}`) }), { deletes: true })
  return (
    <EditDialog
      title={t(`${kind}.${known ? 'edit' : 'add'}`)}
      {...dialog}
      saved={dialog.saved || removal.isSuccess}
      error={dialog.error ?? removal.error}
      onDismissError={dialog.error ? dialog.onDismissError : removal.reset}
      onClose={onClose}
      remove={known && <RemoveEntry kind={kind} what={known.name} removal={removal} edit={known.edit} />}
    >
      {children}
    </EditDialog>
  )
}
