import { grades, weightOf } from '../fit/fit.ts'
import { costs, type Hindrance } from './circumstances.ts'
import { declinedKinds } from './hindrances/declined-work.ts'
import { missingYears } from './hindrances/missing-years.ts'
import { partOfBest } from './part-of-best.ts'
import { partShares } from './requirements.ts'
import type { WorkKnown } from './work-known.ts'

/**
 * How near an opening is to a candidate's work, nearest first; lists sort by it before the city.
 * - `same`: their own work with most of its skills, within their years
 * - `close`: the same with few of its skills or for more years, or similar work
 * - `related`: most of its skills, or a related title with one of them
 * - `some`: anything of the work
 * - `declined`: any of these, but of a kind that they declined
 * - `field`: nothing of the requested work; or too little for the years it needs; or work that they only look for and
 *   that needs over a year more; or pay that is a fraction of what they expect
 * - `other`: other work
 */
export const nearnesses = ['same', 'close', 'related', 'some', 'declined', 'field', 'other'] as const

/** One of these. */
export type Nearness = (typeof nearnesses)[number]

/**
 * The score that an opening's domain and general skills can reach alone; a higher score includes something of the work
 * itself.
 */
const mostOfTheDomain = (partShares.domain + partShares.general) * Math.max(...grades.map(weightOf))

/**
 * The scores above which openings have a nearness, less the cost of missing years; each score except the last is half
 * of the one before.
 */
export const leastScores = [
  ['same', partOfBest(0.6)],
  ['close', partOfBest(0.3)],
  ['related', partOfBest(0.15)],
  ['some', mostOfTheDomain],
] as const satisfies readonly (readonly [Nearness, number])[]

/** The maximum cost of missing years for work that is only wanted: a beginner may lack one year. */
export const mostForBeginners = costs['short-1']

const aboutYears: readonly Hindrance[] = [...missingYears, 'for-freshers', 'too-much']

/**
 * What decides an opening's nearness: whether it fits, its score without the circumstances, and what speaks against it.
 */
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
 * Whether an opening is for the candidate's work. The same field is enough only if nothing else is known about their
 * work.
 */
export function isForTheirWork(nearness: Nearness, knowsWork: boolean): boolean {
  return nearness === 'field' ? !knowsWork : nearness !== 'other'
}
