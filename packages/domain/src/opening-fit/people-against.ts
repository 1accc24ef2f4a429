import { weightOf } from '../fit/fit.ts'
import { jobExperienceOptions } from '../options/options.ts'
import { bestFit, type Hindrance, muchMore } from './circumstances.ts'

/** What can speak against proposing an opening to a person: distance, years and the pay that they expect. */
export const peopleHindrances = [
  'area',
  'elsewhere',
  'a-little-less',
  'too-little',
  'too-much',
  'pay',
  'far-more-pay',
] as const

/** Something that speaks against proposing an opening to a person. */
export type PeopleHindrance = (typeof peopleHindrances)[number]

/** The values, both included, for which something speaks against a person. */
type HinderingRange = { hindrance: PeopleHindrance; least: number; most: number | null }

/** A place, years or pay that do not suit count as much as most of a skill, as they do in a search. */
const full = Math.round(0.14 * bestFit)
const half = full / 2

/** How much each lowers a person's fit. A little less experience counts more than a missing general skill. */
export const peopleCosts: Readonly<Record<PeopleHindrance, number>> = {
  area: half,
  elsewhere: full,
  'a-little-less': Math.round(0.02 * bestFit),
  'too-little': full,
  'too-much': half,
  pay: half,
  'far-more-pay': full,
}

/** The grade with which a candidate has the city where they would work; one with a lower grade is only near it. */
export const leastOfPlace = weightOf('role')

/** From the pay of an opening times this on, an expectation is far above it. */
const farAbove = 1.5

/** The months of work that speak against a person, as `experienceHindrance` judges them. */
export function monthsAgainst(experience: string | null): HinderingRange[] {
  const asked = jobExperienceOptions.find(({ text }) => text === experience)
  if (!asked) return []
  const least = asked.from * 12
  const found: { hindrance: Hindrance & PeopleHindrance; least: number; most: number | null }[] = [
    { hindrance: 'too-little', least: 0, most: least - 13 },
    { hindrance: 'a-little-less', least: Math.max(0, least - 12), most: least - 1 },
  ]
  if (asked.to !== null) found.push({ hindrance: 'too-much', least: asked.to * 12 + muchMore + 1, most: null })
  return found.filter(({ least, most }) => most === null || most >= least)
}

/** The expected pay, in paise a year, that speaks against a person, where an opening pays this much at most. */
export function payAgainst(mostPay: number | null): HinderingRange[] {
  if (mostPay === null) return []
  const far = Math.round(mostPay * farAbove)
  return [
    { hindrance: 'pay', least: mostPay + 1, most: far - 1 },
    { hindrance: 'far-more-pay', least: far, most: null },
  ]
}
