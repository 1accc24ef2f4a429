import { conceptRelations, isMutual } from '@pramaan/domain/concept'
import { Button } from '@pramaan/ui/button'
import { IconButton } from '@pramaan/ui/icon-button'
import { SelectField } from '@pramaan/ui/select-field'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { ConceptPicker } from './concept-picker.tsx'
import { refusalOf } from './field-refusal.ts'
import type { Concept, ListedConcept } from './use-concepts.ts'
import { useRelations } from './use-relations.ts'

type Relation = Concept['Relations'][number]

/** The text of a relation: 'Is a kind of Java', or from the other side 'Includes Spring Boot'. */
function useRelationText() {
  const t = useTexts()
  return ({ Relation: how, towards }: Pick<Relation, 'Relation' | 'towards'>) =>
    towards && !isMutual(how) ? t(`concepts.relation.${how}.towards`) : t(`concepts.relation.${how}`)
}

/** The related entries of an entry, each with a button that removes the relation. */
export function RelationList({ concept, onOpen }: { concept: Concept; onOpen: (id: number) => void }) {
  const t = useTexts()
  const textOf = useRelationText()
  const { remove } = useRelations()
  return (
    <section className="flex flex-col gap-3" aria-labelledby="concept-relations">
      <h3 id="concept-relations" className="font-semibold text-sm">
        {t('concepts.relations')}
      </h3>
      {concept.Relations.length === 0 && <p className="text-ink-muted text-sm">{t('concepts.relations.none')}</p>}
      <ul className="flex flex-col">
        {concept.Relations.map((one) => (
          <li key={`${one.Relation} ${one.ID} ${one.towards}`} className="flex items-center gap-2 text-sm">
            <span className="w-28 shrink-0 text-ink-muted">{textOf(one)}</span>
            <span className="min-w-0 flex-1">
              <Button tone="ghost" size="xs" onClick={() => onOpen(one.ID)}>
                {one.Label}
              </Button>
            </span>
            <IconButton
              size="sm"
              label={t('concepts.relation.remove', { relation: textOf(one), name: one.Label })}
              icon={<X />}
              onClick={() => remove.mutate({ concept, one })}
            />
          </li>
        ))}
      </ul>
      <RelationForm key={concept.ID} concept={concept} />
    </section>
  )
}

function RelationForm({ concept }: { concept: Concept }) {
  const t = useTexts()
  const isTitle = concept.Kind === 'title'
  const [relation, setRelation] = useState<Relation['Relation']>('broader')
  const [other, setOther] = useState<ListedConcept>()
  const [error, setError] = useState<string>()
  const { add } = useRelations((refused) => {
    setError(refusalOf(refused, 'OtherID'))
    return refusalOf(refused, 'OtherID') !== undefined
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!other) return setError(t('concepts.pick.hint'))
    add.mutate({ concept, one: { ...other, Relation: relation, towards: false } })
  }
  const kindOf = (how: Relation['Relation']) => (how === 'core' ? 'skill' : concept.Kind)
  const hows = conceptRelations.filter((how) => isTitle || how !== 'core')
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <div className="w-44">
        <SelectField
          label={t('concepts.relation')}
          options={hows.map((value) => ({ value, label: t(`concepts.relation.${value}`) }))}
          value={relation}
          onChange={(event) => {
            const newRelation = hows.find((one) => one === event.target.value) ?? 'broader'
            // A different kind of entry can be picked then, so the box is cleared.
            if (kindOf(newRelation) !== kindOf(relation)) setOther(undefined)
            setRelation(newRelation)
          }}
        />
      </div>
      <div className="min-w-44 grow">
        <ConceptPicker
          key={kindOf(relation)}
          label={t('concepts.pick')}
          kind={kindOf(relation)}
          butId={concept.ID}
          error={error}
          onPick={(picked) => {
            setOther(picked)
            setError(undefined)
          }}
        />
      </div>
      <Button type="submit" tone="quiet" busy={add.isPending && t('concepts.saving')}>
        {t('concepts.relation.add')}
      </Button>
    </form>
  )
}
