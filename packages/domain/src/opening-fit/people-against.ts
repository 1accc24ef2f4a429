import { weightOf } from '../fit/fit.ts'
import { jobExperienceOptions } from '../options/options.ts'
import { type Circumstances, costsOfKind, isForBeginners, mostOfBeginners, muchMore } from './circumstances.ts'
import { declinedKinds } from './hindrances/declined-work.ts'
import { costsOfYears, missingYears } from './hindrances/missing-years.ts'
import { partOfBest } from './part-of-best.ts'

/**
 * What can speak against suggesting a person for an opening: distance, years, expected pay, a declined kind of work, a
 * lower level of education, or a missing degree that the law requires.
 */
export const peopleHindrances = [
  'area',
  'elsewhere',
  ...missingYears,
  'for-freshers',
  'too-much',
  'pay',
  'far-more-pay',
  'twice-the-pay',
  'thrice-the-pay',
  ...declinedKinds,
  'less-education',
  'no-degree',
] as const

/** One of these. */
export type PeopleHindrance = (typeof peopleHindrances)[number]

/** The values, both ends included, for which a hindrance applies. */
type HinderingRange = { hindrance: PeopleHindrance; least: number; most: number | null }

/** An unsuitable place counts as much as most of a skill, as in a search. */
const fullCost = partOfBest(0.14)
const halfCost = fullCost / 2

/** How much each hindrance lowers a person's fit. A little less experience counts more than a missing general skill. */
export const peopleCosts: Readonly<Record<PeopleHindrance, number>> = {
  area: halfCost,
  elsewhere: fullCost,
  ...costsOfYears,
  ...costsOfKind,
  'too-much': halfCost,
  pay: halfCost,
  'far-more-pay': 1.5 * fullCost,
  'twice-the-pay': 3 * fullCost,
  'thrice-the-pay': 4.5 * fullCost,
  'less-education': fullCost,
  // More than the title, because without the degree nobody may do the work.
  'no-degree': partOfBest(0.6),
}

/** The lowest grade with which a city is one where the candidate would work; with a lower grade it is only near. */
export const leastOfPlace = weightOf('role')

/** The lowest grade with which a degree is the requested one, or a higher or equal one of the same field. */
export const leastOfDegree = weightOf('related')

/** The months of work that speak against a person, as `experienceHindrance` judges them. */
export function monthsAgainst(opening: Pick<Circumstances, 'experience' | 'type'>): HinderingRange[] {
  const asked = jobExperienceOptions.find(({ text }) => text === opening.experience)
  const short = missingYears.slice(0, asked?.from ?? 0).map((hindrance, at) => {
    const most = 12 * ((asked?.from ?? 0) - at) - 1
    return { hindrance, least: most - 11, most }
  })
  const isEnough = (asked?.from ?? 0) * 12
  if (isForBeginners(opening))
    return [...short, { hindrance: 'for-freshers', least: Math.max(mostOfBeginners + 1, isEnough), most: null }]
  const most = asked?.to ?? null
  return most === null ? short : [...short, { hindrance: 'too-much', least: most * 12 + muchMore + 1, most: null }]
}

/** By how many times the expected pay exceeds the opening's pay before each hindrance applies. */
const stepsOfPay = [
  ['far-more-pay', 1.5],
  ['twice-the-pay', 2],
  ['thrice-the-pay', 3],
] as const

/** The ranges of expected pay, in paise per year, that speak against a person if an opening pays at most this much. */
export function payAgainst(mostPay: number | null): HinderingRange[] {
  if (mostPay === null) return []
  const steps = stepsOfPay.map(([hindrance, times]) => ({ hindrance, least: Math.round(mostPay * times) }))
  const all = [{ hindrance: 'pay', least: mostPay + 1 } as const, ...steps]
  return all.map(({ hindrance, least }, at) => {
    const next = all[at + 1]
    return { hindrance, least, most: next ? next.least - 1 : null }
  })
}
