import { conceptKinds, spellingKey } from '@pramaan/domain/concept'
import { conceptEntries } from './concept-entries.ts'
import { type Field, fields } from './fields.ts'

type Named = { kind: string; label: string }

/** Concepts, spellings and relations by kind and label, as the tables of a database have them. */
export type ConceptLists = {
  concepts: readonly Named[]
  terms: readonly (Named & { term: string; key: string })[]
  relations: readonly (Named & { relation: string; otherKind: string; other: string })[]
}

/** The lists that every installation starts with: concepts, their spellings (including the label), and their relations. */
export function conceptLists(): ConceptLists {
  const all = conceptKinds.flatMap((kind) => conceptEntries[kind].map((entry) => ({ kind, ...entry })))
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
        ...core.map((other) => ({ kind, label, relation: 'core', otherKind: 'skill', other })),
      ]),
      ...fields.flatMap(fieldRelations),
    ],
  }
}

function fieldRelations({ kind, labels: [other = '', ...labels] }: Field): ConceptLists['relations'] {
  return labels.map((label) => ({ kind, label, relation: 'field', otherKind: kind, other }))
}
