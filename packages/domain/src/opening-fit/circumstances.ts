import { citiesAround, namesOfCity } from '../city/city.ts'
import { grades, weightOf } from '../fit/fit.ts'
import { anyLocation, jobExperienceOptions, workModels } from '../options/options.ts'

/** What counts about an opening besides its work; pay in paise a year, null if open or not given. */
export type Circumstances = {
  location: string
  workModel: string | null
  experience: string | null
  mostPay: number | null
}

/** The person who looks for an opening: where they would work, months of work and expected pay; null is unknown. */
export type Seeker = { locations: readonly string[]; months: number | null; leastPay: number | null }

/** The cities where a candidate would work, under all their names, and the cities around them; empty for anywhere. */
export type Reach = { cities: readonly string[]; area: readonly string[] }

/** What can count against an opening besides its work: distance, years and pay. */
export const hindrances = ['area', 'elsewhere', 'a-little-less', 'too-little', 'too-much', 'pay'] as const

/** Something that counts against an opening. */
export type Hindrance = (typeof hindrances)[number]

/** The best possible fit. */
export const bestFit = 1000 * Math.max(...grades.map(weightOf))

/** A share of the best possible fit. */
export const partOfBest = (share: number) => Math.round(share * bestFit)

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
  'a-little-less': partOfBest(0.02),
  'too-little': partOfBest(0.14),
  'too-much': partOfBest(0.02),
  pay: partOfBest(0.02),
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
  const short = asked.from * 12 - months
  if (short > 12) return 'too-little'
  if (short > 0) return 'a-little-less'
  return asked.to !== null && months - asked.to * 12 > muchMore ? 'too-much' : undefined
}

function locationHindrance({ location, workModel }: Circumstances, reach: Reach | undefined): Hindrance | undefined {
  if (!reach || workModel === workModels[0] || reach.cities.includes(location)) return undefined
  return reach.area.includes(location) ? 'area' : 'elsewhere'
}

/** Everything that counts against an opening. */
export function hindrancesOf(opening: Circumstances, seeker: Seeker): Hindrance[] {
  const { mostPay, experience } = opening
  const isLow = mostPay !== null && seeker.leastPay !== null && mostPay < seeker.leastPay
  const found = [
    locationHindrance(opening, reachOf(seeker)),
    experienceHindrance(experience, seeker.months),
    isLow ? 'pay' : undefined,
  ] as const
  return found.filter((one) => one !== undefined)
}
