import type { Concept, Vocabulary } from '../concept/concept.ts'
import { spelledWords } from '../spelling/spelling.ts'

function keysOf(text: string): string[] {
  return spelledWords(text).flatMap(({ key }) => (key === '' ? [] : [key]))
}

/** Whether a label has the words of a name in it, as 'Maths Teacher' has 'maths'; a single letter says too little. */
function isIn(name: string, label: string): boolean {
  const words = keysOf(name).join(' ')
  return words.length > 1 && ` ${keysOf(label).join(' ')} `.includes(` ${words} `)
}

/**
 * These concepts with what is named after a skill among them, for a search that wants none of it: titles that have its label,
 * or a name of it that was typed, in theirs, and near skills that have any of its names in theirs, as Spring Boot has Spring.
 */
export function withNamesakes(ids: readonly number[], typed: string, vocabulary: Vocabulary): readonly number[] {
  const { conceptOf, nearOf, titlesSaying } = vocabulary
  const skills = ids.flatMap((id) => conceptOf(id) ?? []).filter(({ kind }) => kind === 'skill')
  const titles = skills
    .flatMap(({ label, aliases }) => [label, ...aliases.filter((alias) => isIn(alias, typed))])
    .flatMap((name) => titlesSaying(keysOf(name).join('')).filter((id) => isIn(name, conceptOf(id)?.label ?? '')))
  const near = skills.flatMap(({ id, label, aliases }) =>
    nearOf(id).filter((other) => [label, ...aliases].some((name) => isIn(name, conceptOf(other)?.label ?? ''))),
  )
  return [...new Set([...ids, ...titles, ...near])]
}

/** The names of a concept that a text has, but none that is a longer form of another: 'hotel' of 'hotel industry'. */
export function namesIn(text: string, concept: Pick<Concept, 'label' | 'aliases'> | undefined): readonly string[] {
  const named = (concept ? [concept.label, ...concept.aliases] : []).filter((name) => isIn(name, text))
  return named.filter((name) => !named.some((other) => other !== name && isIn(other, name)))
}
