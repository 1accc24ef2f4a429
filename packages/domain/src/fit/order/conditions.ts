import { type Grade, weightOf } from '../grade.ts'

/** How much an unmet condition, such as the city, lowers the fit: as much as a skill adds. */
export const missedWeight: number = weightOf('skill')

/** How much it lowers the fit of those who are near the place that is asked for, but not in it. */
export const nearbyWeight = missedWeight / 2

/**
 * How much it lowers the fit of those who only want the first requested concept or have a similar one: as a missed
 * condition, so that they don't stand before those who have it and miss one.
 */
export const wishWeight: number = weightOf('skill')

/**
 * How much missed years of work lower the fit: half of a missed condition for those who nearly have them, and by the part
 * of the years that is missing up to two more, or up to one by what is too much. Fewer than `months` count as that many:
 * a Fresher is nearer to one year than to five.
 */
export const yearsWeights = { least: nearbyWeight, short: 2 * missedWeight, over: missedWeight, months: 36 }

/** Who has the first requested concept and meets every condition comes before all others: more than any fit. */
export const fullMatchWeight = 1000

/** The lowest grade that counts as having the first requested concept; lower grades are wishes and similar concepts. */
export const leastMet: Grade = 'close-role'

/** The grade of work that is only wished for: who has it has done none of the work. */
export const wishGrade: Grade = 'role'

/** The years of work that are asked for, and those that a candidate has, in months. */
export type YearsOfWork = { least: number | null; most: number | null; worked: number }

/** A place, years, pay or the like that a search asks for, and whether a candidate meets it. */
export type AskedCondition = { standing: 'met' | 'near' | 'missed'; years?: YearsOfWork }

/** What missed years cost: by the part of them that is missing, or too much. */
export function costOfYears({ least, most, worked }: YearsOfWork): number {
  const part = (weight: number, off: number, asked: number) => {
    const all = Math.max(yearsWeights.months, asked)
    return Math.floor((weight * Math.min(off, all)) / all)
  }
  const missing = part(yearsWeights.short, (least ?? 0) - worked, least ?? 0)
  const tooMuch = most === null ? 0 : part(yearsWeights.over, worked - most, most)
  return yearsWeights.least + Math.max(missing, tooMuch)
}

function costOf({ standing, years }: AskedCondition, isWish: boolean): number {
  if (years?.least && isWish) return costOfYears({ ...years, worked: 0 })
  if (standing === 'met') return 0
  if (standing === 'near') return nearbyWeight
  return years ? costOfYears(years) : missedWeight
}

/**
 * What the conditions of a search that they only order add to the fit of a candidate: what is missed lowers it, as does a
 * first concept that is only a wish; who has that and misses nothing comes first. `lead` is the grade of the first
 * concept, undefined where only words are asked for; `lacksDegree` is whether a degree beside it is missing, which
 * costs nothing more, because the fit has it already.
 */
export function gainOfConditions(
  lead: Grade | null | undefined,
  conditions: readonly AskedCondition[],
  lacksDegree = false,
): number {
  const hasLead = lead === undefined || (lead !== null && weightOf(lead) >= weightOf(leastMet))
  const isFull = !lacksDegree && conditions.every(({ standing }) => standing === 'met')
  const gain = !hasLead ? -wishWeight : isFull ? fullMatchWeight : 0
  return gain - conditions.reduce((sum, one) => sum + costOf(one, lead === wishGrade), 0)
}
