import type { PlanLimits } from './plan.ts'

/** What an employer has searched today: the different job roles, and the searches with a filter. */
export type SearchUse = { jobRolesToday: readonly string[]; filterSearchesToday: number }

/** The next search: its job role, if any, and whether it has filters. */
type NextSearch = { jobRole?: string | undefined; filters: boolean }

function sameRole(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}

/**
 * Why an employer's search is refused, as an API code (D27): a suspended account, more than ten different job roles
 * today (repeating one is free), or more filter searches than the plan allows per day.
 */
export function whyNotSearch(
  employer: { suspended: boolean; limits: PlanLimits },
  use: SearchUse,
  next: NextSearch,
): 'blocked' | 'jobrole_limit_reached' | 'filters_limit_reached' | undefined {
  if (employer.suspended) return 'blocked'
  const { jobRolesADay, filterSearchesADay } = employer.limits
  const jobRole = next.jobRole?.trim()
  const isNew = jobRole && !use.jobRolesToday.some((role) => sameRole(role, jobRole))
  if (isNew && jobRolesADay !== null && use.jobRolesToday.length >= jobRolesADay) return 'jobrole_limit_reached'
  const spent = filterSearchesADay !== null && use.filterSearchesToday >= filterSearchesADay
  return next.filters && spent ? 'filters_limit_reached' : undefined
}

/**
 * Why an employer can't open another profile today: the account is suspended, or they viewed so many different profiles
 * that it looks like copying the database. A profile viewed today can be opened again. The spec gives no number; the
 * limits of the plans are ours.
 */
export function whyNotViewProfile(
  employer: { suspended: boolean; limits: PlanLimits },
  profilesSeenToday: number,
  seenToday: boolean,
): 'blocked' | 'views_limit_reached' | undefined {
  if (employer.suspended) return 'blocked'
  const { profileViewsADay } = employer.limits
  const spent = profileViewsADay !== null && profilesSeenToday >= profileViewsADay
  return spent && !seenToday ? 'views_limit_reached' : undefined
}
