import { citiesAround, namesOfCity } from '../city/city.ts'
import { anyLocation, type JobType, jobExperienceOptions, workModels } from '../options/options.ts'
import { type Declined, declinedKinds } from './hindrances/declined-work.ts'
import { type EducationAsked, missingEducation, type Schooling } from './hindrances/education-asked.ts'
import { costsOfYears, hindranceOfYears, missingYears } from './hindrances/missing-years.ts'
import { partOfBest } from './part-of-best.ts'

/**
 * The facts of an opening besides its work. Pay is in paise per year, null if open or not stated; without a place it is
 * anywhere.
 */
export type Circumstances = {
  location: string | null
  type: string | null
  workModel: string | null
  experience: string | null
  mostPay: number | null
  /** Missing if the opening asks for none. */
  education?: EducationAsked
}

/**
 * The candidate's circumstances: where they would work, months of work, expected pay, declined kinds of work, and
 * education; null is unknown.
 */
export type Seeker = {
  locations: readonly string[]
  months: number | null
  leastPay: number | null
  learned?: Schooling
  declined: Declined
}

/** The cities where a candidate would work, under all their names, and the cities around them; empty for anywhere. */
export type Reach = { cities: readonly string[]; area: readonly string[] }

/** What can speak against an opening besides its work: distance, years, pay, a declined kind of work, education. */
export const hindrances = [
  'area',
  'elsewhere',
  ...missingYears,
  'for-freshers',
  'too-much',
  'pay',
  'far-less-pay',
  ...declinedKinds,
  'less-education',
  'no-degree',
] as const

/** One of these. */
export type Hindrance = (typeof hindrances)[number]

/**
 * From this score on, openings are similar: the same work, related work with half of its skills, or most of the skills.
 */
export const leastLikeness = partOfBest(0.25)

/** The minimum months of work that an opening asks for; null if it asks for none. */
export function requiredMonths(experience: string | null): number | null {
  const asked = jobExperienceOptions.find(({ text }) => text === experience)
  return asked ? asked.from * 12 : null
}

/** An opening for beginners, or of a declined kind, costs as much as missing years. */
export const costsOfKind = {
  'for-freshers': costsOfYears['short-3'],
  'declined-type': costsOfYears['short-3'],
  'declined-model': costsOfYears['short-3'],
} as const

/** How much each hindrance lowers a fit. */
export const costs: Readonly<Record<Hindrance, number>> = {
  area: partOfBest(0.07),
  elsewhere: partOfBest(0.14),
  ...costsOfYears,
  ...costsOfKind,
  'too-much': partOfBest(0.02),
  pay: partOfBest(0.02),
  'far-less-pay': partOfBest(0.07),
  'less-education': partOfBest(0.14),
  // More than the title, because without the degree nobody may do the work.
  'no-degree': partOfBest(0.6),
}

/** Where a candidate can work each day; undefined for anywhere or unknown. */
export function reachOf({ locations }: Pick<Seeker, 'locations'>): Reach | undefined {
  if (locations.length === 0 || locations.includes(anyLocation)) return undefined
  const cities = [...new Set(locations.flatMap(namesOfCity))]
  const area = [...new Set(cities.flatMap(citiesAround))].filter((city) => !cities.includes(city))
  return { cities, area }
}

/** A candidate with this many months more than requested is overqualified. */
export const muchMore = 48

const internship: JobType = 'Internship'

/** Beginners have at most this many months of work. */
export const mostOfBeginners = 24

/** Whether an opening is for beginners. */
export function isForBeginners({ experience, type }: Pick<Circumstances, 'experience' | 'type'>): boolean {
  return experience === jobExperienceOptions[0].text || type === internship
}

/** Compares the candidate's months of work with those that the opening asks for. */
export function experienceHindrance(
  opening: Pick<Circumstances, 'experience' | 'type'>,
  months: number | null,
): Hindrance | undefined {
  if (months === null) return undefined
  const asked = jobExperienceOptions.find(({ text }) => text === opening.experience)
  const missing = asked && hindranceOfYears(asked.from * 12 - months)
  if (missing) return missing
  if (isForBeginners(opening)) return months > mostOfBeginners ? 'for-freshers' : undefined
  const most = asked?.to ?? null
  return most !== null && months - most * 12 > muchMore ? 'too-much' : undefined
}

function locationHindrance({ location, workModel }: Circumstances, reach: Reach | undefined): Hindrance | undefined {
  if (!reach || location === null || workModel === workModels[0] || reach.cities.includes(location)) return undefined
  return reach.area.includes(location) ? 'area' : 'elsewhere'
}

/** An opening that pays at most this share of the expected pay pays far less. */
const farLess = 0.5

/**
 * Low pay that speaks against an opening, with the highest pay for which it does. A beginner's expectation is a guess,
 * so no pay is far less for them.
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

function declinedHindrances({ type, workModel }: Circumstances, { declined }: Seeker): Hindrance[] {
  const [ofType, ofModel] = declinedKinds
  const isOne = (list: readonly string[], one: string | null) => one !== null && list.includes(one)
  return [...(isOne(declined.types, type) ? [ofType] : []), ...(isOne(declined.workModels, workModel) ? [ofModel] : [])]
}

/**
 * Everything that speaks against an opening. `isWished` is true for work that they only look for, for which their years
 * of other work don't count.
 */
export function hindrancesOf(opening: Circumstances, seeker: Seeker, isWished: boolean): Hindrance[] {
  const found = [
    locationHindrance(opening, reachOf(seeker)),
    experienceHindrance(opening, isWished ? 0 : seeker.months),
    payHindrance(opening, seeker),
    opening.education && missingEducation(opening.education, seeker.learned),
    ...declinedHindrances(opening, seeker),
  ]
  return found.filter((one) => one !== undefined)
}
