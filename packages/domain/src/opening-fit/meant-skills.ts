import { spellingKey, type Vocabulary } from '../concept/concept.ts'

/** What stands for the work that a skill or domain is of: itself, what is near it, its titles and what these are near. */
function workAround(id: number, vocabulary: Vocabulary): readonly number[] {
  const { conceptOf, nearOf, broaderOf, narrowerOf, fieldOf, domainsOf } = vocabulary
  if (conceptOf(id)?.kind !== 'skill') return [id]
  const near = [id, ...nearOf(id), ...broaderOf(id), ...narrowerOf(id), ...fieldOf(id)]
  const titles = near.flatMap((one) => titlesWith(one, vocabulary))
  const beside = titles.flatMap((title) => [...broaderOf(title), ...nearOf(title)])
  return [...near, ...titles, ...beside, ...titles.flatMap(domainsOf)]
}

function titlesWith(id: number, { titlesMadeOf, titlesThatTake, titlesThatSuggest }: Vocabulary): readonly number[] {
  return [...titlesMadeOf(id).map((title) => title.id), ...titlesThatTake(id), ...titlesThatSuggest(id)]
}

/**
 * Whether a skill that an opening has by another name is meant by it. A word such as "Diagnosis" names a skill of doctors,
 * and what a course in repairing phones teaches: where the rest of an opening is all other work, the word is only a word.
 */
export function isMeant(text: string, id: number, others: readonly number[], vocabulary: Vocabulary): boolean {
  const label = vocabulary.conceptOf(id)?.label ?? text
  if (spellingKey(label) === spellingKey(text) || titlesWith(id, vocabulary).length === 0) return true
  const known = others.filter((one) => one !== id && isOfWork(one, vocabulary))
  const around = new Set(workAround(id, vocabulary))
  return known.length === 0 || known.some((one) => workAround(one, vocabulary).some((near) => around.has(near)))
}

function isOfWork(id: number, vocabulary: Vocabulary): boolean {
  return vocabulary.conceptOf(id)?.kind === 'domain' || titlesWith(id, vocabulary).length > 0
}
