import type { Vocabulary } from '../../concept/concept.ts'
import {
  type EducationLevel,
  educationLevels,
  type Learned,
  learnedOf,
  levelsAbove,
} from '../../education/education.ts'
import { conceptsNamed } from '../../fit/fit.ts'

/**
 * The education that an opening asks for: a minimum level, and, if the work needs a degree by law, one of `degrees`.
 */
export type EducationAsked = { level: string | null; degrees: readonly string[]; isByLaw: boolean }

/** What is missing: a degree that the work needs by law, or the level. */
export type MissingEducation = 'no-degree' | 'less-education'

/** A person's education as openings compare it; undefined if unknown. */
export type Schooling = Pick<Learned, 'level' | 'alike'> | undefined

/** The education of a person whose profile names these degrees and levels; a level alone stands for no degree. */
export function schoolingOf(texts: readonly string[], vocabulary: Vocabulary): Schooling {
  const ids = texts.flatMap((text) => conceptsNamed(text, ['degree'], vocabulary)).map(({ id }) => id)
  const levels = idsOfLevels(educationLevels, vocabulary)
  const degrees = ids.filter((id) => !levels.includes(id))
  const learned = learnedOf(ids, vocabulary)
  return learned && { level: learned.level, alike: learnedOf(degrees, vocabulary)?.alike ?? [] }
}

function idsOfLevels(levels: readonly EducationLevel[], vocabulary: Vocabulary): readonly number[] {
  return levels.flatMap((level) => conceptsNamed(level, ['degree'], vocabulary)).map(({ id }) => id)
}

/** The education that a person lacks; undefined if their education is unknown. */
export function missingEducation(asked: EducationAsked, learned: Schooling): MissingEducation | undefined {
  if (!learned) return undefined
  const { level, degrees, isByLaw } = asked
  if (isByLaw && degrees.length > 0)
    return degrees.some((degree) => learned.alike.includes(degree)) ? undefined : 'no-degree'
  return levelsAbove(learned.level).some((one) => one === level) ? 'less-education' : undefined
}

/**
 * The concepts of the levels below the requested one, and of the requested one and above; empty if none is requested.
 */
export function levelConcepts(asked: string | null, vocabulary: Vocabulary) {
  const level = educationLevels.find((one) => one === asked)
  if (!level) return { below: [], reached: [] }
  const reached = [level, ...levelsAbove(level)]
  const lowerLevels = educationLevels.filter((one) => !reached.includes(one))
  return { below: idsOfLevels(lowerLevels, vocabulary), reached: idsOfLevels(reached, vocabulary) }
}
