import type { JobRole } from '../job-role/job-role.ts'

/** The maximum number of related roles in a candidate's domain (000, section 4). */
const mostRelatedRoles = 10

/** The maximum number of job roles in the opportunities step (000, section 5). */
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

/**
 * The roles that the opportunities step shows, at most twenty: first the chosen ones, then suggestions that were not
 * removed.
 */
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

/** The roles of a profile; `rolesUnconfirmed` if the candidate saw them but never chose them. */
type StoredRoles = { jobRoleIds: readonly number[]; rolesUnconfirmed: boolean }

/**
 * The roles that a candidate wants. A list that the registration filled in and the candidate never changed is not a
 * wish (D72).
 */
export function wishedRoles({ jobRoleIds, rolesUnconfirmed }: StoredRoles): readonly number[] {
  return rolesUnconfirmed ? [] : jobRoleIds
}

/** Whether two lists contain the same roles in any order. */
export function areSameRoles<R>(one: readonly R[], other: readonly R[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role))
}

/** Whether the roles are exactly the suggestions of a domain, because the candidate chose none. */
export function areUntouched(
  chosen: readonly string[],
  roles: readonly Pick<JobRole, 'title' | 'domainId'>[],
  domainId: number,
): boolean {
  const shown = relatedRoles(roles, domainId)
  return shown.length > 0 && areSameRoles(distinct(chosen), shown)
}
