import { type ConceptEntry, type ConceptKind, conceptKinds, spellingKey } from '@pramaan/domain/concept'
import type { Queryable } from '../../client.ts'
import { conceptEntries } from '../concepts/concept-entries.ts'
import { fieldsOfSkills } from '../concepts/fields-of-skills.ts'
import { fieldsOfWork } from '../concepts/fields-of-work.ts'
import { type ConceptLists, syncConcepts } from './seed-concepts.queries.ts'

/** The lists in the form of the tables: concepts, their spellings (including the label), and their relations. */
export function conceptLists(
  entries: Readonly<Record<ConceptKind, readonly ConceptEntry[]>>,
  fields: readonly Field[],
): ConceptLists {
  const all = conceptKinds.flatMap((kind) => entries[kind].map((entry) => ({ kind, ...entry })))
  const terms = all.flatMap(({ kind, label, aliases = [] }) =>
    [label, ...aliases].map((term) => ({ kind, label, term, key: spellingKey(term) })),
  )
  return {
    concepts: all.map(({ kind, label }) => ({ kind, label })),
    terms: [...new Map(terms.map((term) => [`${term.kind} ${term.key}`, term])).values()],
    relations: [
      ...all.flatMap(({ kind, label, broader = [], near = [], core = [] }) => [
        ...broader.map((other) => ({ kind, label, relation: 'broader', otherKind: kind, other })),
        ...near.flatMap((other) => [
          { kind, label, relation: 'near', otherKind: kind, other },
          { kind, label: other, relation: 'near', otherKind: kind, other: label },
        ]),
        ...core.map((other) => ({ kind, label, relation: 'core', otherKind: 'skill' as const, other })),
      ]),
      ...fields.flatMap(fieldRelations),
    ],
  }
}

/** Titles or skills of one field; the others are related to the first one. */
type Field = { kind: 'title' | 'skill'; labels: readonly string[] }

/** The fields that every installation starts with. */
export const listedFields: readonly Field[] = [
  ...Object.values(fieldsOfWork).map((labels): Field => ({ kind: 'title', labels })),
  ...fieldsOfSkills.map((labels): Field => ({ kind: 'skill', labels })),
]

function fieldRelations({ kind, labels: [other = '', ...labels] }: Field): ConceptLists['relations'] {
  return labels.map((label) => ({ kind, label, relation: 'field', otherKind: kind, other }))
}

/**
 * Writes the concepts that every installation starts with; a second run changes nothing. Returns how many rows changed.
 */
export async function seedConcepts(db: Queryable): Promise<number> {
  return syncConcepts(db, conceptLists(conceptEntries, listedFields))
}
