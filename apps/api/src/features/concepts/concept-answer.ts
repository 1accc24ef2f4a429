import type { Queryable } from '@pramaan/database/client'
import { isMutual } from '@pramaan/domain/concept'
import { naturalOrder } from '@pramaan/domain/natural-order'
import { found } from '../../http/refusals/refuse.ts'
import {
  countJobs,
  countPeople,
  findConcept,
  findGroup,
  findLabels,
  findRelations,
  findTerms,
} from './concepts.queries.ts'

type Group = Awaited<ReturnType<typeof findGroup>>

/** The relations of a concept, each other concept once; symmetric ones count in both directions. */
async function relationsOf(db: Queryable, id: number, { ids, rootOf }: Group) {
  const rows = (await findRelations(db, ids)).map(({ conceptId, otherId, relation }) => {
    const isOwn = rootOf(conceptId) === id
    return { relation, other: rootOf(isOwn ? otherId : conceptId), towards: !isOwn && !isMutual(relation) }
  })
  const unique = new Map(rows.map((row) => [`${row.relation} ${row.other} ${row.towards}`, row]))
  const others = [...unique.values()].filter(({ other }) => other !== id)
  const labels = new Map(
    (
      await findLabels(
        db,
        others.map(({ other }) => other),
      )
    ).map((concept) => [concept.id, concept]),
  )
  return others
    .flatMap(({ relation, other, towards }) => {
      const concept = labels.get(other)
      return concept ? { ID: concept.id, Kind: concept.kind, Label: concept.label, Relation: relation, towards } : []
    })
    .sort((a, b) => naturalOrder(a.Label, b.Label))
}

/** A concept as an Admin sees it; a merged one is not found. */
export async function conceptAnswer(db: Queryable, id: number) {
  const concept = await findConcept(db, id)
  const { label, kind, source, licence } = found(concept?.mergedIntoId === null ? concept : undefined)
  const group = await findGroup(db, id)
  const terms = await findTerms(db, group.ids)
  const names = [label, ...terms.map(({ term }) => term)]
  return {
    ID: id,
    Kind: kind,
    Label: label,
    Source: source,
    Licence: licence,
    Aliases: terms.filter(({ term }) => term !== label).map(({ term, source: from }) => ({ Term: term, Source: from })),
    Relations: await relationsOf(db, id, group),
    Merged: group.parts
      .filter(({ mergedIntoId }) => mergedIntoId === id)
      .map((part) => ({ ID: part.id, Label: part.label, At: part.mergedAt?.toISOString() ?? null })),
    People: await countPeople(db, id),
    Openings: await countJobs(db, kind, names),
  }
}
