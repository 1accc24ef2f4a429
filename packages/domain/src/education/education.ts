import type { Vocabulary } from '../concept/concept.ts'
import { conceptsNamed } from '../fit/fit.ts'

export { type FieldOfDegrees, fieldOfDegrees } from './field-of-degrees.ts'
/** @public The test of the lists takes its labels from here too. */
export { fieldsOfStudy } from './fields-of-study.ts'

/** Levels of education, lowest first: a trade follows school, and a diploma goes beyond a trade. */
export const educationLevels = [
  '10th Pass',
  '12th Pass',
  'ITI',
  'Diploma',
  'Graduation',
  'Post Graduation',
  'PHD',
] as const

/** A level of education. */
export type EducationLevel = (typeof educationLevels)[number]

/** A person's education in the terms of job openings. */
export type Learned = {
  level: EducationLevel
  /** Whether only the level was named, so that the degree may be any of this level. */
  isAnyDegree: boolean
  /** The named degrees and their narrower degrees. */
  degrees: readonly string[]
  /** Degrees that count as equal: broader ones, and higher or equal ones of the same field. */
  alike: readonly string[]
}

/** The requirements of an opening that a person meets. */
export type EducationMet = {
  /** Levels that are met whatever degrees the opening names. */
  always: readonly EducationLevel[]
  /** Levels that are met if the opening names no degree, or one that the person has or an equal one. */
  ifNamed: readonly EducationLevel[]
}

const schools: readonly EducationLevel[] = ['10th Pass', '12th Pass']

/** Levels that everyone with a higher level has passed; nobody needs a trade or diploma for a higher level. */
const passed: readonly EducationLevel[] = [...schools, 'Graduation', 'Post Graduation']

/** The level of certificates without a level of their own: they follow school. */
const afterSchool: EducationLevel = '12th Pass'

function conceptsOf(level: EducationLevel, vocabulary: Vocabulary): readonly number[] {
  return conceptsNamed(level, ['degree'], vocabulary).map(({ id }) => id)
}

const heightOf = (level: EducationLevel) => educationLevels.indexOf(level)

/** The level that a degree is, or is narrower than. Less than the end of school counts as the lowest level. */
function levelOf(id: number, vocabulary: Vocabulary): EducationLevel {
  const wider = [id, ...vocabulary.broaderOf(id)]
  const level = educationLevels.findLast((one) => conceptsOf(one, vocabulary).some((of) => wider.includes(of)))
  return level ?? (vocabulary.conceptOf(id)?.label === '8th Pass' ? '10th Pass' : afterSchool)
}

/** The education of a person who names these degrees; undefined without degrees. */
export function learnedOf(conceptIds: readonly number[], vocabulary: Vocabulary): Learned | undefined {
  const ids = conceptIds.filter((id) => vocabulary.conceptOf(id)?.kind === 'degree')
  const heights = ids.map((id) => heightOf(levelOf(id, vocabulary)))
  const level = educationLevels[Math.max(...heights)]
  if (level === undefined) return undefined
  const labels = (some: readonly number[]) => [...new Set(some.flatMap((id) => vocabulary.conceptOf(id)?.label ?? []))]
  const named = [...ids, ...ids.flatMap(vocabulary.narrowerOf)]
  const related = named.flatMap((id) => [...vocabulary.nearOf(id), ...vocabulary.broaderOf(id)])
  const widest = conceptsOf(level, vocabulary)
  return {
    level,
    isAnyDegree: ids.some((id) => widest.includes(id)),
    degrees: labels(named),
    alike: labels([...named, ...related, ...related.flatMap(vocabulary.broaderOf)]),
  }
}

/** The levels that a person with this education meets. */
export function educationMet({ level, isAnyDegree }: Pick<Learned, 'level' | 'isAnyDegree'>): EducationMet {
  const reached = educationLevels.slice(0, heightOf(level) + 1)
  const isAlways = (one: EducationLevel) =>
    isAnyDegree || schools.includes(one) || (passed.includes(one) && heightOf(one) < heightOf(level))
  return { always: reached.filter(isAlways), ifNamed: reached.filter((one) => !isAlways(one)) }
}

/** The levels above this one, lowest first. */
export function levelsAbove(level: EducationLevel): readonly EducationLevel[] {
  return educationLevels.slice(heightOf(level) + 1)
}
