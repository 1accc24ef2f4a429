import type { Vocabulary } from './vocabulary.ts'

/** Beyond these steps nothing is near any more. */
const farthest = 3

/** No list names more that is searched instead of what was asked for. */
const mostInstead = 8

/**
 * What is around these concepts, nearest first: related ones and those of their field of work, then the skills of their
 * work, or the work of a skill, with what is around the first ones, and so on. Each concept is in one ring.
 */
export function nearbyConcepts(ids: readonly number[], vocabulary: Vocabulary): readonly (readonly number[])[] {
  const around = ids.map((id) => vocabulary.ringsAround(id, farthest))
  const made = ids.flatMap((id) => [
    ...(vocabulary.conceptOf(id)?.core ?? []),
    ...vocabulary.titlesMadeOf(id).map((title) => title.id),
    ...vocabulary.titlesThatTake(id),
  ])
  const seen = new Set(ids)
  return Array.from({ length: farthest }, (_, at) => {
    const ring = new Set([...(at === 1 ? made : []), ...around.flatMap((rings) => rings[at] ?? [])])
    const unseen = [...ring].filter((id) => !seen.has(id))
    for (const id of unseen) seen.add(id)
    return unseen
  })
}

/** The nearest ring in which somebody, or something, was found, with only what was found of it. */
export function nearestFound(rings: readonly (readonly number[])[], found: ReadonlySet<number>): readonly number[] {
  const nearest = rings.map((ring) => ring.filter((id) => found.has(id))).find((ring) => ring.length > 0)
  return nearest?.slice(0, mostInstead) ?? []
}
