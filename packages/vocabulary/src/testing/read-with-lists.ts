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
/** Our lists. */
export const vocabulary = vocabularyOf(concepts)

/** A query as it is read with our lists; a single amount is the most that an employer pays, or the least of a job. */
export function readWithLists(text: string, onePay: 'least' | 'most' = 'most') {
  return readSearchQuery(text, vocabulary, { isKnownWord: () => false, onePay })
}

function labelsOf(conceptIds: readonly number[]): string {
  return conceptIds.map((id) => vocabulary.conceptOf(id)?.label).join('/')
}

/** What a query names of our lists, in the order of its text; 'a/b' is one of two. */
export function read(text: string, onePay: 'least' | 'most' = 'most'): string {
  return readWithLists(text, onePay)
    .parts.flatMap((part) => {
      if (part.kind === 'concept') return labelsOf(part.conceptIds)
      return part.kind === 'word' ? [] : part.kind
    })
    .join(', ')
}

/** The same with words, what is excluded ('-Java'), and what is not searched and why. */
export function readAs(text: string, onePay: 'least' | 'most' = 'most'): string[] {
  const { parts, unsearched } = readWithLists(text, onePay)
  const asked = parts.map((part) => {
    const sign = 'excluded' in part && part.excluded ? '-' : ''
    if (part.kind === 'concept') return sign + labelsOf(part.conceptIds)
    return part.kind === 'word' ? `${sign}word ${part.word}` : `${sign}${part.kind}`
  })
  return [...asked, ...unsearched.map(({ why, from, to }) => `${why}: ${text.slice(from, to)}`)]
}
