import type { Vocabulary } from '../concept/concept.ts'
import skills from '../words/general-skills.json' with { type: 'json' }

/**
 * Skills that all kinds of work ask for: they alone don't make a person suitable for any. An opening may name them
 * among its professional skills.
 */
export const generalSkills: readonly string[] = skills

const general: ReadonlySet<string> = new Set(generalSkills)

/** Whether a concept is a skill that all kinds of work ask for. */
export function isGeneralSkill(id: number, { conceptOf }: Pick<Vocabulary, 'conceptOf'>): boolean {
  const concept = conceptOf(id)
  return concept?.kind === 'skill' && general.has(concept.label)
}
