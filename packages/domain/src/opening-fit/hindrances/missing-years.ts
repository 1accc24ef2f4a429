import { partOfBest } from '../part-of-best.ts'

/** The years of work that a person can lack for an opening; a started year counts as one. */
export const missingYears = ['short-1', 'short-2', 'short-3', 'short-4', 'short-5', 'short-6', 'short-7'] as const

/** Years of work that are missing. */
export type MissingYears = (typeof missingYears)[number]

/** Whether a hindrance is missing years of work. */
export function isMissingYears(hindrance: string): hindrance is MissingYears {
  return missingYears.some((one) => one === hindrance)
}

/** How many years of work are missing. */
export function yearsMissing(hindrance: MissingYears): number {
  return missingYears.indexOf(hindrance) + 1
}

/** The hindrance of lacking this many months of work; undefined for none. */
export function hindranceOfYears(months: number): MissingYears | undefined {
  return months <= 0 ? undefined : missingYears[Math.ceil(months / 12) - 1]
}

/** A lack of up to a year hardly counts; each further year counts as much as another city. */
const costs = { first: 0.02, further: 0.14 } as const

/** How much missing years lower a fit; each further year costs the same. */
export const costsOfYears = Object.fromEntries(
  missingYears.map((one, at) => [one, partOfBest(costs.first + at * costs.further)]),
) as Readonly<Record<MissingYears, number>>
