import { type FitReason, weightOf } from '../fit/fit.ts'
import type { SeekerConcept } from './concepts-for-openings.ts'
import { leastOfHaving, type Requirement, titlesAsked } from './requirements.ts'

/** From this grade up a candidate has an opening's title, from the next one down it is a wish, below only similar work. */
export const leastOfTitle = { known: weightOf('role-skills'), wished: weightOf('role') } as const

/**
 * What a candidate has of an opening's work.
 * - `known`: they have done it or know most of its skills, or they have a skill that it asks for
 * - `chosen`: they look for it, and know none of the roles that they look for
 * - `wished`: they look for it, beside a role that they know
 * - `none`: at most work like it, or a skill that work of this kind usually takes
 */
export type WorkKnown = 'known' | 'chosen' | 'wished' | 'none'

/** From this grade up a candidate's skill comes near one that is asked for. */
export const leastOfNear = weightOf('related')

/**
 * What a candidate has of an opening's work. `reasons` are those of `asks`, in the same order. A title that follows from
 * another counts where they come near a skill that the opening asks for, or it asks for none: a PHP Developer is no
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
  const isNear = hasSkill(leastOfNear) || asks.every(({ part }) => part !== 'skill')
  const titles = titlesAsked(asks)
  const titlesFrom = (least: number) =>
    concepts.filter(({ conceptId, grade }) => titles.includes(conceptId) && weightOf(grade) >= least)
  const known = titlesFrom(leastOfTitle.known).filter(({ isInferred }) => isNear || !isInferred)
  if (known.length > 0) return known.every(({ isChoice }) => isChoice) ? 'chosen' : 'known'
  const wished = titlesFrom(leastOfTitle.wished)
  return wished.some(({ isInferred, isWished }) => isNear || isWished || !isInferred) ? 'wished' : 'none'
}
