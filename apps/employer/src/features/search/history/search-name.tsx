import { Refused } from '@pramaan/api-client'
import { EditDialog } from '@pramaan/app-shell/forms/edit-dialog.tsx'
import { longestSearchName } from '@pramaan/domain/saved-search'
import { TextField } from '@pramaan/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'

/** Props of `SearchName`: the initial name, and the state of the save request. */
export type SearchNameProps = {
  title: string
  description?: string
  name: string
  saving: { isPending: boolean; isSuccess: boolean; error: Error | null; reset: () => void }
  onSave: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a saved search; an error shows next to the field. */
export function SearchName({ title, description, name, saving, onSave, onClose }: SearchNameProps) {
  const t = useTexts()
  const [text, setText] = useState(name)
  const { isPending, isSuccess, error, reset } = saving
  const wrong = error instanceof Refused ? error.details.find(({ field }) => field === 'Name')?.message : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) onSave(text)
  }
  return (
    <EditDialog
      size="sm"
      title={title}
      {...(description && { description })}
      onSubmit={submit}
      busy={isPending}
      saved={isSuccess}
      unsaved={false}
      error={wrong ? undefined : error}
      onDismissError={reset}
      onClose={onClose}
    >
      <TextField
        label={t('saved.name')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        counter={longestSearchName}
        autoComplete="off"
        error={wrong}
      />
    </EditDialog>
  )
}
