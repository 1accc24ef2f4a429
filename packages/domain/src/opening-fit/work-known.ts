import { type FitReason, weightOf } from '../fit/fit.ts'
import type { SeekerConcept } from './concepts-for-openings.ts'
import { leastOfHaving, type Requirement, titlesAsked } from './requirements.ts'

/** From `known` on a candidate has an opening's title, from `wished` on it is a wish, and below only similar work. */
export const titleWeights = { known: weightOf('role-skills'), wished: weightOf('role') } as const

/**
 * How a candidate knows an opening's work.
 * - `known`: they have done it, know most of its skills, or have a requested skill
 * - `chosen`: they look for it, and know none of the roles that they look for
 * - `wished`: they look for it, besides a role that they know
 * - `none`: at most similar work, or a skill that such work usually needs
 */
export type WorkKnown = 'known' | 'chosen' | 'wished' | 'none'

/** From this grade on a candidate's skill is near a requested one. */
export const leastNearSkill = weightOf('related')

/**
 * How a candidate knows an opening's work. `reasons` belong to `asks`, in the same order. A title that only follows
 * from another counts if they have a skill near a requested one, or if no skill is requested: a PHP Developer is not a
 * Backend Developer for Java.
 */
export function workKnown(
  asks: readonly Requirement[],
  reasons: readonly FitReason[],
  concepts: readonly SeekerConcept[],
): WorkKnown {
  const hasSkill = (least: number) =>
    reasons.some(({ met }, at) => asks[at]?.part === 'skill' && met && weightOf(met.grade) >= least)
  if (hasSkill(leastOfHaving)) return 'known'
  const isNear = hasSkill(leastNearSkill) || asks.every(({ part }) => part !== 'skill')
  const titles = titlesAsked(asks)
  const titlesWith = (least: number) =>
    concepts.filter(({ conceptId, grade }) => titles.includes(conceptId) && weightOf(grade) >= least)
  const known = titlesWith(titleWeights.known).filter(({ isInferred }) => isNear || !isInferred)
  if (known.length > 0) return known.every(({ isChoice }) => isChoice) ? 'chosen' : 'known'
  const wished = titlesWith(titleWeights.wished)
  return wished.some(({ isInferred, isWished }) => isNear || isWished || !isInferred) ? 'wished' : 'none'
}
