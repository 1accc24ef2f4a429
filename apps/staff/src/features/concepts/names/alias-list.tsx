import { Button } from '@pramaan/ui/button'
import { RemovableChip } from '@pramaan/ui/chip'
import { TextField } from '@pramaan/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { refusalOf } from '../field-refusal.ts'
import type { Concept } from '../use-concepts.ts'
import { useNames } from './use-names.ts'

/** The other names of an entry: a press removes one, and a field adds one. */
export function AliasList({ concept: { ID: id, Label: name, Aliases } }: { concept: Concept }) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const { add, remove } = useNames((refused) => {
    setError(refusalOf(refused, 'Term'))
    return refusalOf(refused, 'Term') !== undefined
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const term = typed.trim()
    if (term) add.mutate({ id, name, term }, { onSuccess: () => setTyped('') })
  }
  return (
    <section className="flex flex-col gap-3" aria-labelledby="concept-aliases">
      <h3 id="concept-aliases" className="font-semibold text-sm">
        {t('concepts.aliases')}
      </h3>
      {Aliases.length === 0 && <p className="text-ink-muted text-sm">{t('concepts.aliases.none')}</p>}
      <ul className="flex flex-wrap gap-2">
        {Aliases.map(({ Term }) => (
          <li key={Term} className="max-w-full">
            <RemovableChip
              name={t('concepts.alias.remove.name', { term: Term })}
              onRemove={() => remove.mutate({ id, name, term: Term })}
            >
              {Term}
            </RemovableChip>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={submit} className="flex items-end gap-2">
        <TextField
          label={t('concepts.alias')}
          autoComplete="off"
          className="grow"
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" tone="quiet" busy={add.isPending && t('concepts.saving')}>
          {t('concepts.alias.add')}
        </Button>
      </form>
    </section>
  )
}
