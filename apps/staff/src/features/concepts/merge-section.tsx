import { Button } from '@pramaan/ui/button'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { ConceptPicker } from './concept-picker.tsx'
import { refusalOf } from './field-refusal.ts'
import { type Concept, type ListedConcept, useConceptChange } from './use-concepts.ts'

type Merging = { id: number; name: string; into: { id: number; name: string } }

/** Merges an entry into another, whose panel opens then, and undoes a merge. */
function useMerge(onOpen: (id: number) => void, onRefused: (error: Error) => boolean) {
  const t = useTexts()
  const undo = useConceptChange({
    run: (concepts, { id }: Pick<Merging, 'id' | 'name'>) => concepts.undoMerge({ params: { id }, body: {} }),
    done: ({ name }) => ({ text: t('concepts.unmerged', { name }) }),
  })
  const merge = useConceptChange({
    run: (concepts, { id, into }: Merging) => concepts.merge({ params: { id }, body: { IntoID: into.id } }),
    done: ({ id, name, into }) => {
      onOpen(into.id)
      return { text: t('concepts.merged', { name, into: into.name }), undo: () => undo.mutate({ id, name }) }
    },
    onRefused,
  })
  return { merge, undo }
}

/** The entries merged into this one, each with Undo, and a form to merge this one into another. */
export function MergeSection({ concept, onOpen }: { concept: Concept; onOpen: (id: number) => void }) {
  const t = useTexts()
  const { ID: id, Label: name, Kind, Merged } = concept
  const [into, setInto] = useState<ListedConcept>()
  const [error, setError] = useState<string>()
  const { merge, undo } = useMerge(onOpen, (refused) => {
    setError(refusalOf(refused, 'IntoID'))
    return refusalOf(refused, 'IntoID') !== undefined
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!into) return setError(t('concepts.pick.hint'))
    merge.mutate({ id, name, into: { id: into.ID, name: into.Label } })
  }
  return (
    <section className="flex flex-col gap-3" aria-labelledby="concept-merge">
      <h3 id="concept-merge" className="font-semibold text-sm">
        {t('concepts.merge')}
      </h3>
      <p className="text-ink-muted text-sm">{t('concepts.merge.text')}</p>
      <form noValidate onSubmit={submit} className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <ConceptPicker
            label={t('concepts.pick')}
            kind={Kind}
            butId={id}
            error={error}
            onPick={(picked) => {
              setInto(picked)
              setError(undefined)
            }}
          />
        </div>
        <Button type="submit" tone="quiet" busy={merge.isPending && t('concepts.saving')}>
          {t('concepts.merge.submit')}
        </Button>
      </form>
      {Merged.length > 0 && <h3 className="font-semibold text-sm">{t('concepts.merged.here')}</h3>}
      <ul className="flex flex-col">
        {Merged.map((one) => (
          <li key={one.ID} className="flex items-center justify-between gap-2 text-sm">
            <span className="wrap-anywhere">{one.Label}</span>
            <Button
              tone="ghost"
              size="xs"
              aria-label={t('concepts.unmerge', { name: one.Label })}
              onClick={() => undo.mutate({ id: one.ID, name: one.Label })}
            >
              {t('bulk.undo')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
