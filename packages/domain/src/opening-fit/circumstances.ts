import { citiesAround, namesOfCity } from '../city/city.ts'
import { anyLocation, jobExperienceOptions, workModels } from '../options/options.ts'
import { type EducationAsked, missingEducation, type Schooling } from './education-asked.ts'
import { costsOfYears, hindranceOfYears, missingYears } from './missing-years.ts'
import { partOfBest } from './part-of-best.ts'

/** What counts about an opening besides its work; pay in paise a year, null if open or not given. */
export type Circumstances = {
  location: string
  workModel: string | null
  experience: string | null
  mostPay: number | null
  /** Absent where an opening asks for none. */
  education?: EducationAsked
}

/**
 * The person who looks for an opening: where they would work, months of work and expected pay, null if unknown, and what
 * they learned.
 */
export type Seeker = {
  locations: readonly string[]
  months: number | null
  leastPay: number | null
  learned?: Schooling
}

/** The cities where a candidate would work, under all their names, and the cities around them; empty for anywhere. */
export type Reach = { cities: readonly string[]; area: readonly string[] }

/** What can count against an opening besides its work: distance, years, pay and education. */
export const hindrances = [
  'area',
  'elsewhere',
  ...missingYears,
  'too-much',
  'pay',
  'far-less-pay',
  'less-education',
  'no-degree',
] as const

/** Something that counts against an opening. */
export type Hindrance = (typeof hindrances)[number]

/** Openings are alike from this score up: the same work, a related one with half of its skills, or most of the skills. */
export const leastLikeness = partOfBest(0.25)

/** The months of work that an opening asks for at least; null if it asks for none. */
export function requiredMonths(experience: string | null): number | null {
  const asked = jobExperienceOptions.find(({ text }) => text === experience)
  return asked ? asked.from * 12 : null
}

/** How much each hindrance lowers a fit. */
export const costs: Readonly<Record<Hindrance, number>> = {
  area: partOfBest(0.07),
  elsewhere: partOfBest(0.14),
  ...costsOfYears,
  'too-much': partOfBest(0.02),
  pay: partOfBest(0.02),
  'far-less-pay': partOfBest(0.07),
  'less-education': partOfBest(0.14),
  // More than the title: without the degree nobody may do the work.
  'no-degree': partOfBest(0.6),
}

/** Where a candidate can work each day; undefined for anywhere or unknown. */
export function reachOf({ locations }: Pick<Seeker, 'locations'>): Reach | undefined {
  if (locations.length === 0 || locations.includes(anyLocation)) return undefined
  const cities = [...new Set(locations.flatMap(namesOfCity))]
  const area = [...new Set(cities.flatMap(citiesAround))].filter((city) => !cities.includes(city))
  return { cities, area }
}

/** A candidate with this much more experience than asked for is overqualified. */
export const muchMore = 48

/** How months of work compare with the required experience. */
export function experienceHindrance(experience: string | null, months: number | null): Hindrance | undefined {
  const asked = jobExperienceOptions.find(({ text }) => text === experience)
  if (!asked || months === null) return undefined
  const missing = hindranceOfYears(asked.from * 12 - months)
  if (missing) return missing
  return asked.to !== null && months - asked.to * 12 > muchMore ? 'too-much' : undefined
}

function locationHindrance({ location, workModel }: Circumstances, reach: Reach | undefined): Hindrance | undefined {
  if (!reach || workModel === workModels[0] || reach.cities.includes(location)) return undefined
  return reach.area.includes(location) ? 'area' : 'elsewhere'
}

/** An opening that pays no more than this share of what someone expects pays far less. */
const farLess = 0.5

/**
 * The pay that speaks against an opening for a candidate, with the highest pay that it begins at. What a beginner expects
 * is a guess: no pay is far less.
 */
export function payHindrances({ months, leastPay }: Pick<Seeker, 'months' | 'leastPay'>) {
  if (leastPay === null) return []
  const lower = { hindrance: 'pay', below: leastPay } as const
  const hasWorked = months !== null && months >= 12
  return hasWorked ? [{ hindrance: 'far-less-pay', below: leastPay * farLess } as const, lower] : [lower]
}

function payHindrance({ mostPay }: Circumstances, seeker: Seeker): Hindrance | undefined {
  return mostPay === null ? undefined : payHindrances(seeker).find(({ below }) => mostPay < below)?.hindrance
}

/**
 * Everything that counts against an opening. `isWished` is work that they only look for: their years of other work are
 * none of it.
 */
export function hindrancesOf(opening: Circumstances, seeker: Seeker, isWished: boolean): Hindrance[] {
  const found = [
    locationHindrance(opening, reachOf(seeker)),
    experienceHindrance(opening.experience, isWished ? 0 : seeker.months),
    payHindrance(opening, seeker),
    opening.education && missingEducation(opening.education, seeker.learned),
  ]
  return found.filter((one) => one !== undefined)
}
