import { type Concept, conceptKinds, vocabularyOf } from '@pramaan/domain/concept'
import { readSearchQuery } from '@pramaan/domain/search-query'
import { conceptEntries } from '../concept-entries.ts'

let next = 1
const concepts = conceptKinds.flatMap((kind) =>
  conceptEntries[kind].map(({ label, aliases = [] }): Concept => {
    return { id: next++, kind, label, aliases, broader: [], near: [], core: [] }
  }),
)
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
