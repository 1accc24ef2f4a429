import { type Concept, conceptKinds, nearbyConcepts, vocabularyOf } from '@pramaan/domain/concept'
import { conceptEntries } from '../concept-entries.ts'
import { conceptLists } from '../concept-lists.ts'
import { jobRoleRows } from '../reference-rows.ts'

const { terms, relations } = conceptLists()
const listed = conceptKinds.flatMap((kind) => conceptEntries[kind].map(({ label }) => ({ kind, label })))
const keyOf = (kind: string, label: string) => `${kind} ${label}`
const ids = new Map(listed.map(({ kind, label }, at) => [keyOf(kind, label), at + 1]))
const termsOf = Map.groupBy(terms, ({ kind, label }) => keyOf(kind, label))
const relationsOf = Map.groupBy(relations, ({ kind, label }) => keyOf(kind, label))

const concepts = listed.map(({ kind, label }, at): Concept => {
  const key = keyOf(kind, label)
  const related = Object.groupBy(relationsOf.get(key) ?? [], ({ relation }) => relation)
  const idsOf = (relation: string) =>
    (related[relation] ?? []).flatMap(({ otherKind, other }) => ids.get(keyOf(otherKind, other)) ?? [])
  const aliases = (termsOf.get(key) ?? []).map(({ term }) => term).filter((term) => term !== label)
  const [broader, near, core, field] = [idsOf('broader'), idsOf('near'), idsOf('core'), idsOf('field')]
  return { id: at + 1, kind, label, aliases, broader, near, core, field }
})
const roles = jobRoleRows.map(({ title, professionalSkills, suggestProfessionalSkills }) => {
  return { title, skills: professionalSkills, suggested: suggestProfessionalSkills }
})
const vocabulary = vocabularyOf(concepts, { roles })

/** What is searched, with our lists, where nobody has what a text names: nearest first. */
export function standInsFor(text: string): string[] {
  const named = vocabulary.exact(text)
  const lead = named.map(({ id }) => id)
  const near = lead.flatMap(vocabulary.standInsOf).filter((id) => !lead.includes(id))
  const around = nearbyConcepts(lead, vocabulary).flat()
  return [...new Set([...near, ...around])].flatMap((id) => vocabulary.conceptOf(id)?.label ?? [])
}
