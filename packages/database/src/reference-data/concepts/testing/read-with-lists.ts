import { type Concept, type ConceptKind, conceptKinds, vocabularyOf } from '@pramaan/domain/concept'
import { readSearchQuery } from '@pramaan/domain/search-query'
import { conceptEntries } from '../concept-entries.ts'

const all = conceptKinds.flatMap((kind) => conceptEntries[kind].map((entry) => ({ kind, ...entry })))
const ids = new Map(all.map(({ kind, label }, at) => [`${kind} ${label}`, at + 1]))
const idsOf = (kind: ConceptKind, labels: readonly string[] = []) =>
  labels.flatMap((label) => ids.get(`${kind} ${label}`) ?? [])
const concepts = all.map(({ kind, label, aliases = [], broader, near, core }, at): Concept => {
  const related = { broader: idsOf(kind, broader), near: idsOf(kind, near), core: idsOf('skill', core) }
  return { id: at + 1, kind, label, aliases, ...related }
})
const vocabulary = vocabularyOf(concepts)

/** What a query names of our lists, in the order of its text; 'a/b' is one of two. */
export function read(text: string, onePay: 'least' | 'most' = 'most'): string {
  return readSearchQuery(text, vocabulary, { isKnownWord: () => false, onePay })
    .parts.flatMap((part) => {
      if (part.kind === 'concept') return part.conceptIds.map((id) => vocabulary.conceptOf(id)?.label).join('/')
      return part.kind === 'word' ? [] : part.kind
    })
    .join(', ')
}
