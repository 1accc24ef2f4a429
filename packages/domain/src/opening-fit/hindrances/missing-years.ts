import { partOfBest } from '../part-of-best.ts'

/** The years of work that someone can lack for an opening, each begun one counted. */
export const missingYears = ['short-1', 'short-2', 'short-3', 'short-4', 'short-5', 'short-6', 'short-7'] as const

/** Years of work that are missing. */
export type MissingYears = (typeof missingYears)[number]

/** Whether years of work are what speaks against an opening or a person. */
export function isMissingYears(hindrance: string): hindrance is MissingYears {
  return missingYears.some((one) => one === hindrance)
}

/** How many years of work are missing. */
export function yearsMissing(hindrance: MissingYears): number {
  return missingYears.indexOf(hindrance) + 1
}

/** What speaks against someone who lacks so many months of work; nothing for none. */
export function hindranceOfYears(months: number): MissingYears | undefined {
  return months <= 0 ? undefined : missingYears[Math.ceil(months / 12) - 1]
}

/** Up to a year less is hardly noticed; each further one counts as much as another city. */
const costs = { first: 0.02, further: 0.14 } as const

/** How much missing years lower a fit: each further one by as much again. */
export const costsOfYears = Object.fromEntries(
  missingYears.map((one, at) => [one, partOfBest(costs.first + at * costs.further)]),
) as Readonly<Record<MissingYears, number>>
