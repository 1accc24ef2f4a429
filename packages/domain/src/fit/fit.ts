import { type Grade, weightOf } from './grade.ts'
import type { ProfileConcept } from './profile-concepts.ts'
import type { RequestedConcepts } from './requested-concepts.ts'

export { citiesNear, withCities } from './cities-near.ts'
export { conceptsNamed } from './concepts-named.ts'
export { factOf, facts, factsIn } from './fact.ts'
export { type Grade, gradeOf, grades, weightOf } from './grade.ts'
export { withMeantTitles } from './meant-titles.ts'
export { namesIn, withNamesakes } from './namesakes.ts'
export {
  type AskedCondition,
  costOfYears,
  fullMatchWeight,
  gainOfConditions,
  leastMet,
  missedWeight,
  nearbyWeight,
  wishGrade,
  wishWeight,
  yearsWeights,
} from './order/conditions.ts'
export { isInOrderOfReasons, type ShownList, type ShownRow } from './order/shown-order.ts'
export { type ProfileConcept, profileConcepts, readProfile } from './profile-concepts.ts'
export { emptyProfile, type ProfileTexts } from './profile-texts.ts'
export { kindOf, namedConcepts, type RequestedConcepts, requestedConcepts } from './requested-concepts.ts'
export { similarTo } from './similar.ts'

/** Why a candidate fits: the grade and the matching concept for each requested concept; null if it is missing. */
export type FitReason = {
  conceptIds: readonly number[]
  met: ProfileConcept | null
}

/** The best of the candidate's concepts for one of the requested ones. */
function bestOf({ conceptIds }: RequestedConcepts, concepts: readonly ProfileConcept[]): ProfileConcept | undefined {
  const matching = concepts.filter(({ conceptId }) => conceptIds.includes(conceptId))
  return matching.toSorted((a, b) => weightOf(b.grade) - weightOf(a.grade) || a.conceptId - b.conceptId)[0]
}

/** One reason for each requested concept, in the order of the request. */
export function fitReasons(requested: readonly RequestedConcepts[], concepts: readonly ProfileConcept[]): FitReason[] {
  return requested.map((one) => ({ conceptIds: one.conceptIds, met: bestOf(one, concepts) ?? null }))
}

/** How well a candidate fits: the sum of the reasons' weights, each multiplied by its share. */
export function fitOf(requested: readonly RequestedConcepts[], reasons: readonly FitReason[]): number {
  return reasons.reduce((sum, { met }, at) => sum + (met ? weightOf(met.grade) * (requested[at]?.share ?? 1) : 0), 0)
}

/** The best grade that is only similar: a candidate without a better one does not have the concept itself. */
export const bestOfSimilar: Grade = 'similar-work'

/** Grades for concepts that are only similar or only wanted. */
export const nearGrades: readonly Grade[] = ['role', 'similar-work', 'related']

/** Whether a candidate has a concept, a similar one, or neither. A must-have skill requires `had`. */
export function holdingOf(grade: Grade | null): 'had' | 'near' | 'missing' {
  if (grade === null) return 'missing'
  return nearGrades.includes(grade) ? 'near' : 'had'
}

/**
 * Candidates with these grades stay in a list that excludes the concept, because they don't state that they have it: it
 * is similar, it follows from something else, it is in the past, or only free text mentions it.
 */
export const unexcludedGrades: readonly Grade[] = [
  'earlier-title',
  'usual-skill',
  'earlier-skill',
  'role-skills',
  'similar-work',
  'related',
  'mention',
  'cv-text',
]
