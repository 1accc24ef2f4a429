import type { JobRole } from '../job-role/job-role.ts'

/** The maximum number of related roles in a candidate's domain (000, section 4). */
const mostRelatedRoles = 10

/** Most job roles that the opportunities step shows (000, section 5). */
export const mostOpportunityRoles = 20

function distinct(titles: readonly string[]): string[] {
  return [...new Set(titles.map((title) => title.trim()))].filter(Boolean)
}

/** The related roles: the first ten titles of the candidate's domain. */
export function relatedRoles(roles: readonly Pick<JobRole, 'title' | 'domainId'>[], domainId: number): string[] {
  return distinct(roles.filter((role) => role.domainId === domainId).map(({ title }) => title)).slice(
    0,
    mostRelatedRoles,
  )
}

/** The roles the opportunities step shows: the chosen first, then suggestions not removed; at most twenty. */
export function opportunityRoles(
  chosen: readonly string[],
  suggested: readonly string[],
  removed: readonly string[],
): string[] {
  const saved = suggested.filter((title) => !removed.includes(title))
  return distinct([...chosen, ...saved]).slice(0, mostOpportunityRoles)
}

/** Why a job role can't be added: it is already in the list, or the list has twenty. */
export function whyNotAddRole(roles: readonly string[], title: string): 'already-there' | 'full' | undefined {
  if (roles.includes(title.trim())) return 'already-there'
  return roles.length >= mostOpportunityRoles ? 'full' : undefined
}
