import { useState } from 'react'
import { FormDialog } from '../../../dialogs/form-dialog.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { ConceptPicker } from '../concept-picker.tsx'
import { refusalOf } from '../field-refusal.ts'
import type { ListedConcept, TypedTerm } from '../use-concepts.ts'
import { useNames } from './use-names.ts'

/** Chooses the entry that a typed term is another name for. */
export function OtherNameDialog({ term: { Term, Kind }, onClose }: { term: TypedTerm; onClose: () => void }) {
  const t = useTexts()
  const [picked, setPicked] = useState<ListedConcept>()
  const [error, setError] = useState<string>()
  const { add } = useNames((refused) => {
    setError(refusalOf(refused, 'Term'))
    return refusalOf(refused, 'Term') !== undefined
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t('concepts.typed.isName.of', { term: Term })}
      onSubmit={(event) => {
        event.preventDefault()
        if (!picked) return setError(t('concepts.pick.hint'))
        add.mutate({ id: picked.ID, name: picked.Label, term: Term }, { onSuccess: onClose })
      }}
      submit={t('concepts.alias.add')}
      busy={add.isPending && t('concepts.saving')}
      error={undefined}
    >
      <ConceptPicker
        label={t('concepts.pick')}
        kind={Kind === 'search' ? undefined : Kind}
        error={error}
        onPick={(concept) => {
          setPicked(concept)
          setError(undefined)
        }}
      />
    </FormDialog>
  )
}
