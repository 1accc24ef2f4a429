import { type FitReason, leastMet, weightOf } from '../fit/fit.ts'
import { leastOfHaving, type Requirement } from './requirements.ts'

/** From this grade up a candidate has an opening's title, from the next one down it is a wish, below only similar work. */
export const leastOfTitle = { known: weightOf(leastMet), wished: weightOf('role') } as const

/**
 * What a candidate has of an opening's work.
 * - `known`: they have done it or know most of its skills, or they have a skill that it asks for
 * - `chosen`: they look for it, and know none of the roles that they look for
 * - `wished`: they look for it, beside a role that they know
 * - `none`: at most work like it, or a skill that work of this kind usually takes
 */
export type WorkKnown = 'known' | 'chosen' | 'wished' | 'none'

/**
 * What a candidate has of an opening's work. `reasons` are those of `asks`, in the same order; `choices` are the titles
 * of who knows none of their roles.
 */
export function workKnown(
  asks: readonly Requirement[],
  reasons: readonly FitReason[],
  choices: ReadonlySet<number>,
): WorkKnown {
  const reaches = (part: Requirement['part'], least: number) =>
    reasons.some(({ met }, at) => asks[at]?.part === part && met !== null && weightOf(met.grade) >= least)
  if (reaches('skill', leastOfHaving)) return 'known'
  if (reaches('title', leastOfTitle.known)) {
    const isChoice = reasons.some(({ met }, at) => asks[at]?.part === 'title' && met && choices.has(met.conceptId))
    return isChoice ? 'chosen' : 'known'
  }
  return reaches('title', leastOfTitle.wished) ? 'wished' : 'none'
}
