import { type Grade, weightOf } from '../grade.ts'

/** How much an unmet condition, such as the city, lowers the fit: as much as a skill adds. */
export const missedWeight: number = weightOf('skill')

/** How much it lowers the fit to live near the requested place instead of in it. */
export const nearbyWeight = missedWeight / 2

/**
 * How much it lowers the fit to only want the first requested concept, or to have a similar one: as much as a missed
 * condition, so that these people don't precede those who have the concept and miss one condition.
 */
export const wishWeight: number = weightOf('skill')

/**
 * How much missing years of work lower the fit: half a missed condition for nearly enough years, growing by the missing
 * share up to two conditions, or up to one for too many years. Experience below `months` counts as `months`, because a
 * Fresher is nearer to one year than to five.
 */
export const yearsWeights = { least: nearbyWeight, short: 2 * missedWeight, over: missedWeight, months: 36 }

/**
 * Added for a candidate who has the first requested concept and meets every condition, who thus precedes all others:
 * more than any fit.
 */
export const fullMatchWeight = 1000

/** The lowest grade that counts as having the first requested concept; lower grades are wanted or similar concepts. */
export const leastMet: Grade = 'close-role'

/** The grade of work that is only wanted and was never done. */
export const wishGrade: Grade = 'role'

/** The requested and the candidate's years of work, in months. */
export type YearsOfWork = { least: number | null; most: number | null; worked: number }

/** A requested place, years, pay or the like, and whether a candidate meets it. */
export type AskedCondition = { standing: 'met' | 'near' | 'missed'; years?: YearsOfWork }

/** The cost of too few or too many years, by their share of the requested years. */
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
 * What conditions that only affect the order add to a candidate's fit. A missed condition lowers it, as does a first
 * concept that is only wanted; a candidate who has the concept and misses nothing comes first. `lead` is the grade of
 * the first concept, undefined if the search has only words. `lacksDegree` costs nothing more, because the fit already
 * includes it.
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
