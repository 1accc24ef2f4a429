import { useTexts } from '../../../texts/use-texts.ts'
import type { ChangeNotice } from '../../../use-noticed-change.ts'
import { useConceptChange } from '../use-concepts.ts'

type Named = { id: number; name: string; term: string; undone?: boolean }

/** Adds and removes names of an entry; each is the other's Undo. */
export function useNames(onRefused?: (error: Error) => boolean) {
  const t = useTexts()
  const add = useConceptChange({
    run: (concepts, { id, term }: Named) => concepts.addAlias({ params: { id }, body: { Term: term } }),
    done: ({ undone, ...named }): ChangeNotice => ({
      text: t('concepts.alias.added', { term: named.term, name: named.name }),
      ...(!undone && { undo: () => remove.mutate({ ...named, undone: true }) }),
    }),
    ...(onRefused && { onRefused }),
  })
  const remove = useConceptChange({
    run: (concepts, { id, term }: Named) => concepts.removeAlias({ params: { id }, body: { Term: term } }),
    done: ({ undone, ...named }): ChangeNotice => ({
      text: t('concepts.alias.removed', { term: named.term, name: named.name }),
      ...(!undone && { undo: () => add.mutate({ ...named, undone: true }) }),
    }),
  })
  return { add, remove }
}
