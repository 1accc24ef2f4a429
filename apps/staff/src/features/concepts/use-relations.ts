import { useTexts } from '../../texts/use-texts.ts'
import type { ChangeNotice } from '../../use-noticed-change.ts'
import { type Concept, useConceptChange } from './use-concepts.ts'

type Relation = Pick<Concept['Relations'][number], 'ID' | 'Label' | 'Relation' | 'towards'>
type Related = { concept: Pick<Concept, 'ID' | 'Label'>; one: Relation; undone?: boolean }

/** The parameters of the call; a relation that points here belongs to the other entry. */
function callOf({ concept, one }: Related) {
  const [id, OtherID] = one.towards ? [one.ID, concept.ID] : [concept.ID, one.ID]
  return { params: { id }, body: { Relation: one.Relation, OtherID } }
}

/** Adds and removes relations of an entry; each is the other's Undo. */
export function useRelations(onRefused?: (error: Error) => boolean) {
  const t = useTexts()
  const add = useConceptChange({
    run: (concepts, related: Related) => concepts.relate(callOf(related)),
    done: ({ undone, ...related }): ChangeNotice => ({
      text: t('concepts.relation.added', { name: related.concept.Label, other: related.one.Label }),
      ...(!undone && { undo: () => remove.mutate({ ...related, undone: true }) }),
    }),
    ...(onRefused && { onRefused }),
  })
  const remove = useConceptChange({
    run: (concepts, related: Related) => concepts.unrelate(callOf(related)),
    done: ({ undone, ...related }): ChangeNotice => ({
      text: t('concepts.relation.removed', { name: related.concept.Label, other: related.one.Label }),
      ...(!undone && { undo: () => add.mutate({ ...related, undone: true }) }),
    }),
  })
  return { add, remove }
}
