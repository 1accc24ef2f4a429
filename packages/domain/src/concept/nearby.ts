import type { Vocabulary } from './vocabulary.ts'

/** Beyond these steps nothing is near any more. */
const farthest = 4

/** No list names more that is searched instead of what was asked for. */
const mostInstead = 8

/**
 * What is around these concepts, nearest first: related ones and those of their field, then the skills of a title, or
 * the titles of a skill, with what is around the first ones, and so on. Each concept is in one ring.
 */
export function nearbyConcepts(ids: readonly number[], vocabulary: Vocabulary): readonly (readonly number[])[] {
  const around = ids.map((id) => ringsOf(id, vocabulary))
  const skills = ids.flatMap((id) => vocabulary.conceptOf(id)?.core ?? [])
  const titles = ids.flatMap((id) => [
    ...vocabulary.titlesMadeOf(id).map((title) => title.id),
    ...vocabulary.titlesThatTake(id),
  ])
  const besideTitles = titles.map((title) => vocabulary.ringsAround(title, farthest - 2))
  const added = [[], [...skills, ...titles], ...[0, 1].map((at) => besideTitles.flatMap((rings) => rings[at] ?? []))]
  const seen = new Set(ids)
  return Array.from({ length: farthest }, (_, at) => {
    const ring = new Set([...(added[at] ?? []), ...around.flatMap((rings) => rings[at] ?? [])])
    const unseen = [...ring].filter((id) => !seen.has(id))
    for (const id of unseen) seen.add(id)
    return unseen
  })
}

/**
 * What is around a concept. What a skill shares a list with is no work of it: of a skill that defines a title, as Go does
 * Go Developer, those who do the work come first, and other languages never. Nor is a list read for a skill
 * whose near ones are stated: in place of R stands SAS, never Excel.
 */
function ringsOf(id: number, vocabulary: Vocabulary): readonly (readonly number[])[] {
  const { conceptOf, titlesMadeOf, nearOf, broaderOf, narrowerOf, ringsAround } = vocabulary
  const near = nearOf(id)
  if (titlesMadeOf(id).length === 0 && (conceptOf(id)?.kind !== 'skill' || near.length === 0))
    return ringsAround(id, farthest)
  return [[...new Set([...near, ...broaderOf(id), ...narrowerOf(id)])]]
}

/** The nearest ring with anything that was found, and of it only that. */
export function nearestFound(rings: readonly (readonly number[])[], found: ReadonlySet<number>): readonly number[] {
  const nearest = rings.map((ring) => ring.filter((id) => found.has(id))).find((ring) => ring.length > 0)
  return nearest?.slice(0, mostInstead) ?? []
}
