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

/** Why a candidate fits: for each concept asked for, its grade and the matching concept; null if missing. */
export type FitReason = {
  conceptIds: readonly number[]
  met: ProfileConcept | null
}

/** The best of the candidate's concepts for one of the requested ones. */
function bestOf({ conceptIds }: RequestedConcepts, concepts: readonly ProfileConcept[]): ProfileConcept | undefined {
  const there = concepts.filter(({ conceptId }) => conceptIds.includes(conceptId))
  return there.toSorted((a, b) => weightOf(b.grade) - weightOf(a.grade) || a.conceptId - b.conceptId)[0]
}

/** The reasons of a rank: one for each requested concept, in the order of the request. */
export function fitReasons(requested: readonly RequestedConcepts[], concepts: readonly ProfileConcept[]): FitReason[] {
  return requested.map((one) => ({ conceptIds: one.conceptIds, met: bestOf(one, concepts) ?? null }))
}

/** How well a candidate fits: the sum of the reasons' weights, each with its share. */
export function fitOf(requested: readonly RequestedConcepts[], reasons: readonly FitReason[]): number {
  return reasons.reduce((sum, { met }, at) => sum + (met ? weightOf(met.grade) * (requested[at]?.share ?? 1) : 0), 0)
}

/** The best grade of what only comes near a concept: who has no better one does not have the concept itself. */
export const bestOfSimilar: Grade = 'similar-work'

/** The grades of what only comes near a concept, or is only wished for. */
export const nearGrades: readonly Grade[] = ['role', 'similar-work', 'related']

/** Whether someone has a concept, only comes near it, or lacks it: a must-have skill asks for what is had. */
export function holdingOf(grade: Grade | null): 'had' | 'near' | 'missing' {
  if (grade === null) return 'missing'
  return nearGrades.includes(grade) ? 'near' : 'had'
}

/**
 * The grades of those who stay in a list that excludes a concept, because they do not say that they have it: they come near
 * it, it follows from what else they say, they did it before, or only a free text has it, which may say anything of it.
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
