import { spellingKey, type Vocabulary } from '../concept/concept.ts'

/** The concepts around the work of a skill or domain: itself, similar ones, its titles and what is similar to these. */
function workAround(id: number, vocabulary: Vocabulary): readonly number[] {
  const { conceptOf, nearOf, broaderOf, narrowerOf, fieldOf, domainsOf } = vocabulary
  if (conceptOf(id)?.kind !== 'skill') return [id]
  const neighbours = [id, ...nearOf(id), ...broaderOf(id), ...narrowerOf(id), ...fieldOf(id)]
  const titles = neighbours.flatMap((one) => titlesWith(one, vocabulary))
  const neighboursOfTitles = titles.flatMap((title) => [...broaderOf(title), ...nearOf(title)])
  return [...neighbours, ...titles, ...neighboursOfTitles, ...titles.flatMap(domainsOf)]
}

function titlesWith(id: number, { titlesMadeOf, titlesThatTake, titlesThatSuggest }: Vocabulary): readonly number[] {
  return [...titlesMadeOf(id).map((title) => title.id), ...titlesThatTake(id), ...titlesThatSuggest(id)]
}

/**
 * Whether an opening that names a skill by an ambiguous word means that skill. "Diagnosis" is a skill of doctors, but
 * also a subject of a course in repairing phones: if the rest of an opening is about other work, the word does not mean
 * the skill.
 */
export function isMeant(text: string, id: number, others: readonly number[], vocabulary: Vocabulary): boolean {
  const label = vocabulary.conceptOf(id)?.label ?? text
  if (spellingKey(label) === spellingKey(text) || titlesWith(id, vocabulary).length === 0) return true
  const known = others.filter((one) => one !== id && isOfWork(one, vocabulary))
  const related = new Set(workAround(id, vocabulary))
  return (
    known.length === 0 || known.some((one) => workAround(one, vocabulary).some((neighbours) => related.has(neighbours)))
  )
}

function isOfWork(id: number, vocabulary: Vocabulary): boolean {
  return vocabulary.conceptOf(id)?.kind === 'domain' || titlesWith(id, vocabulary).length > 0
}
