import type { Concept, Vocabulary } from '../concept/concept.ts'
import { spelledWords } from '../spelling/spelling.ts'

function keysOf(text: string): string[] {
  return spelledWords(text).flatMap(({ key }) => (key === '' ? [] : [key]))
}

/** Whether a label contains the words of a name, as 'Maths Teacher' contains 'maths'. A single letter is not enough. */
function isIn(name: string, label: string): boolean {
  const words = keysOf(name).join(' ')
  return words.length > 1 && ` ${keysOf(label).join(' ')} `.includes(` ${words} `)
}

/**
 * Adds the concepts that are named after a skill, for a search that excludes the skill: titles whose label contains the
 * skill's label or the typed name, and related skills with any of its names, as Spring Boot has Spring.
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

/** The names of a concept in a text, without longer forms of another one: 'hotel' of 'hotel industry'. */
export function namesIn(text: string, concept: Pick<Concept, 'label' | 'aliases'> | undefined): readonly string[] {
  const named = (concept ? [concept.label, ...concept.aliases] : []).filter((name) => isIn(name, text))
  return named.filter((name) => !named.some((other) => other !== name && isIn(other, name)))
}
