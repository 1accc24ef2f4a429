import type { Vocabulary } from '../concept/concept.ts'
import { conceptsNamed } from '../fit/fit.ts'

export { type FieldOfDegrees, fieldOfDegrees } from './field-of-degrees.ts'
/** @public Also for the test of the lists that their labels come from. */
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

/** What a person has learned, as openings ask for it. */
export type Learned = {
  level: EducationLevel
  /** Whether the level itself was named, so that the degree may be any of it. */
  isAnyDegree: boolean
  /** The degrees that were named, and the kinds of each. */
  degrees: readonly string[]
  /** The degrees that these stand for: wider ones, and higher or equal ones of the same field. */
  alike: readonly string[]
}

/** What an opening may ask for, so that a person can take it. */
export type EducationMet = {
  /** The levels that are met whichever degrees the opening names. */
  always: readonly EducationLevel[]
  /** The levels that are met if it names no degree, or one that the person has or that is like it. */
  ifNamed: readonly EducationLevel[]
}

const schools: readonly EducationLevel[] = ['10th Pass', '12th Pass']

/** What everyone has passed who learned more; a trade or diploma is on the way to nothing. */
const passed: readonly EducationLevel[] = [...schools, 'Graduation', 'Post Graduation']

/** The level of certificates that are on none: they follow school. */
const afterSchool: EducationLevel = '12th Pass'

function conceptsOf(level: EducationLevel, vocabulary: Vocabulary): readonly number[] {
  return conceptsNamed(level, ['degree'], vocabulary).map(({ id }) => id)
}

const heightOf = (level: EducationLevel) => educationLevels.indexOf(level)

/** The level of a degree: that which it is or is a kind of. Less than the end of school counts as the lowest. */
function levelOf(id: number, vocabulary: Vocabulary): EducationLevel {
  const wider = [id, ...vocabulary.broaderOf(id)]
  const level = educationLevels.findLast((one) => conceptsOf(one, vocabulary).some((of) => wider.includes(of)))
  return level ?? (vocabulary.conceptOf(id)?.label === '8th Pass' ? '10th Pass' : afterSchool)
}

/** What a person has learned who names these degrees; undefined if they are none. */
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

/** Which levels a person meets who has learned this. */
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
