import { Refused } from '@pramaan/api-client'
import { EditDialog } from '@pramaan/app-shell/forms/edit-dialog.tsx'
import { appliedFilters, type CandidateFilters, wireQuery } from '@pramaan/contract/search/candidate-filters'
import { longestSearchName, nameOfSearch } from '@pramaan/domain/saved-search'
import { type AlertChoice, AlertFields } from '@pramaan/features/alerts/alert-fields.tsx'
import { TextField } from '@pramaan/ui/text-field'
import { showToast } from '@pramaan/ui/toaster'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { useFilterWords } from '../filters/filter-words.ts'
import { type SavedSearch, useSaveSearch } from './use-saved-searches.ts'

/** Props of `SearchName`: the name and alert to begin with, and how the saving of one goes. */
export type SearchNameProps = {
  title: string
  description?: string
  name: string
  alert: AlertChoice
  saving: { isPending: boolean; isSuccess: boolean; error: Error | null; reset: () => void }
  onSave: (name: string, alert: AlertChoice) => void
  onClose: () => void
}

/** Asks for the name of a saved search and its alert; an error shows next to the field. */
export function SearchName({ title, description, name, alert, saving, onSave, onClose }: SearchNameProps) {
  const t = useTexts()
  const [text, setText] = useState(name)
  const [chosen, setChosen] = useState(alert)
  const { isPending, isSuccess, error, reset } = saving
  const wrong = error instanceof Refused ? error.details.find(({ field }) => field === 'Name')?.message : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) onSave(text, chosen)
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
      <AlertFields value={chosen} onValue={setChosen} />
    </EditDialog>
  )
}

/** Props of `NameSearch`: the filters to save, and the alert that is chosen at first. */
export type NameSearchProps = { filters: CandidateFilters; alert: AlertChoice; onClose: () => void }

/** Asks for the name under which a search is saved, and whether new matches are reported. */
export function NameSearch({ filters, alert, onClose }: NameSearchProps) {
  const t = useTexts()
  const words = useFilterWords()
  const save = useSaveSearch()
  const named = nameOfSearch(appliedFilters(filters).map(words))
  const saveAs = (Name: string, Alert: SavedSearch['Alert']) =>
    save.mutate(
      { Name, Filters: wireQuery(filters, { complete: true }), Alert },
      { onSuccess: ({ data }) => showToast({ text: t('saved.toast', { name: data.Name }), tone: 'success' }) },
    )
  return (
    <SearchName
      title={t('saved.save')}
      description={t('saved.save.text')}
      name={named}
      alert={alert}
      saving={save}
      onSave={saveAs}
      onClose={onClose}
    />
  )
}
