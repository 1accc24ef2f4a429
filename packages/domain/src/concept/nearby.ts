import type { Vocabulary } from './vocabulary.ts'

/** Concepts further away than this number of steps are not near. */
const farthest = 4

/** The largest number of substitutes that a list names. */
const mostInstead = 8

/**
 * The concepts around these, nearest first: related ones and those of a title's field, then the skills of a title or
 * the titles of a skill, with the concepts around the first ones, and so on. Each concept is in one ring.
 */
export function nearbyConcepts(ids: readonly number[], vocabulary: Vocabulary): readonly (readonly number[])[] {
  const around = ids.map((id) => ringsOf(id, vocabulary))
  const skills = ids.flatMap((id) => vocabulary.conceptOf(id)?.core ?? [])
  const titles = ids.flatMap((id) => workWith(id, vocabulary))
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

/** The titles of those who work with a skill: made of it, or with it in the catalogue; else those made of what is near it. */
function workWith(id: number, vocabulary: Vocabulary): readonly number[] {
  const { conceptOf, titlesMadeOf, titlesThatTake, titlesThatSuggest } = vocabulary
  if (conceptOf(id)?.kind !== 'skill') return []
  const madeOf = (skill: number) => titlesMadeOf(skill).map((title) => title.id)
  const work = [...madeOf(id), ...titlesThatTake(id), ...titlesThatSuggest(id)]
  return work.length > 0 ? work : statedNear(id, vocabulary).flatMap(madeOf)
}

function statedNear(id: number, { nearOf, broaderOf, narrowerOf }: Vocabulary): readonly number[] {
  return [...new Set([...nearOf(id), ...broaderOf(id), ...narrowerOf(id)])]
}

/**
 * What is around a concept. The field of a skill comes after the work with it, and is not read for a skill that defines a
 * title, as Go does Go Developer, or whose near ones are stated: in place of R stands SAS, never Excel.
 */
function ringsOf(id: number, vocabulary: Vocabulary): readonly (readonly number[])[] {
  const { conceptOf, titlesMadeOf, nearOf, fieldOf, ringsAround } = vocabulary
  if (conceptOf(id)?.kind !== 'skill') return ringsAround(id, farthest)
  const hasField = titlesMadeOf(id).length === 0 && nearOf(id).length === 0
  return [statedNear(id, vocabulary), [], hasField ? fieldOf(id) : []]
}

/** The nearest ring that contains a found concept, reduced to the found ones. */
export function nearestFound(rings: readonly (readonly number[])[], found: ReadonlySet<number>): readonly number[] {
  const nearest = rings.map((ring) => ring.filter((id) => found.has(id))).find((ring) => ring.length > 0)
  return nearest?.slice(0, mostInstead) ?? []
}
