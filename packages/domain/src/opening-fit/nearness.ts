import { grades, weightOf } from '../fit/fit.ts'
import { costs, type Hindrance } from './circumstances.ts'
import { declinedKinds } from './hindrances/declined-work.ts'
import { missingYears } from './hindrances/missing-years.ts'
import { partOfBest } from './part-of-best.ts'
import { partShares } from './requirements.ts'
import type { WorkKnown } from './work-known.ts'

/**
 * How near an opening comes to a candidate's work, nearest first: lists have this order before the city.
 * - `same`: their own work with most of its skills, within their years
 * - `close`: the same with few of its skills or for more years, or work like theirs
 * - `related`: most of its skills, or a related title with one
 * - `some`: anything of the work
 * - `declined`: any of these, of a kind that they declined
 * - `field`: nothing of the work that it asks for, or the little that there is needs more years than they have, or they
 *   only look for it and it asks for over a year more, or it pays a fraction of what they expect
 * - `other`: other work
 */
export const nearnesses = ['same', 'close', 'related', 'some', 'declined', 'field', 'other'] as const

/** How near an opening comes to a candidate's work. */
export type Nearness = (typeof nearnesses)[number]

/** An opening's domain and general skills reach this score alone; above it there is something of the work itself. */
const mostOfTheDomain = (partShares.domain + partShares.general) * Math.max(...grades.map(weightOf))

/**
 * The nearnesses of openings that are offered by name, with the score that each is above, less what the years cost: each
 * but the last is half of the one before.
 */
export const leastScores = [
  ['same', partOfBest(0.6)],
  ['close', partOfBest(0.3)],
  ['related', partOfBest(0.15)],
  ['some', mostOfTheDomain],
] as const satisfies readonly (readonly [Nearness, number])[]

/** What the years may cost where work is only looked for: a beginner is taken who lacks one. */
export const mostForBeginners = costs['short-1']

const aboutYears: readonly Hindrance[] = [...missingYears, 'for-freshers', 'too-much']

/** What says how near an opening comes: whether it fits, its score before its circumstances, and what counts against it. */
type Judged = { isFitting: boolean; work: WorkKnown; score: number; against: readonly Hindrance[] }

/** The nearness of an opening. */
export function nearnessOf({ isFitting, work, score, against }: Judged): Nearness {
  if (!isFitting) return 'other'
  if (work === 'none' || against.includes('far-less-pay')) return 'field'
  const forYears = against.filter((one) => aboutYears.includes(one)).reduce((sum, one) => sum + costs[one], 0)
  if (work !== 'known' && forYears > mostForBeginners) return 'field'
  const nearness = leastScores.find(([, least]) => score - forYears > least)?.[0] ?? 'field'
  return nearness !== 'field' && declinedKinds.some((one) => against.includes(one)) ? 'declined' : nearness
}

/**
 * Whether an opening is for the candidate's work. The field alone is enough only for who has told nothing else of their
 * work.
 */
export function isForTheirWork(nearness: Nearness, knowsWork: boolean): boolean {
  return nearness === 'field' ? !knowsWork : nearness !== 'other'
}
