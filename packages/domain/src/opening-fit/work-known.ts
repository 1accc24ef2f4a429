import { type FitReason, leastMet, weightOf } from '../fit/fit.ts'
import { leastOfHaving, type Requirement } from './requirements.ts'

/** From this grade up a candidate has an opening's title, from the next one down it is a wish, below only similar work. */
export const leastOfTitle = { known: weightOf(leastMet), wished: weightOf('role') } as const

/**
 * What a candidate has of an opening's work.
 * - `known`: they have done it or know most of its skills, or they have a skill that it asks for
 * - `wished`: they look for it, and that is all
 * - `none`: at most work like it, or a skill that work of this kind usually takes
 */
export type WorkKnown = 'known' | 'wished' | 'none'

/** What a candidate has of an opening's work. `reasons` are those of `asks`, in the same order. */
export function workKnown(asks: readonly Requirement[], reasons: readonly FitReason[]): WorkKnown {
  const reaches = (part: Requirement['part'], least: number) =>
    reasons.some(({ met }, at) => asks[at]?.part === part && met !== null && weightOf(met.grade) >= least)
  if (reaches('skill', leastOfHaving) || reaches('title', leastOfTitle.known)) return 'known'
  return reaches('title', leastOfTitle.wished) ? 'wished' : 'none'
}
