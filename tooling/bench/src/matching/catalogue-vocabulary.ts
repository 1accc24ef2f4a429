import { jobRoleRows, locationRows, skillRows } from '@pramaan/database/reference-data/reference-rows'
import { type ConceptKind, vocabularyOf } from '@pramaan/domain/concept'

/** The catalogue's own labels as a vocabulary, without any other spelling. */
export function catalogueVocabulary() {
  const labelled: [ConceptKind, string][] = [
    ...jobRoleRows.map(({ title }) => ['title', title] as [ConceptKind, string]),
    ...skillRows.map(({ title }) => ['skill', title] as [ConceptKind, string]),
    ...locationRows.map(({ location }) => ['city', location] as [ConceptKind, string]),
  ]
  const none = { aliases: [], broader: [], near: [], core: [] }
  return vocabularyOf(labelled.map(([kind, label], index) => ({ id: index + 1, kind, label, ...none })))
}
