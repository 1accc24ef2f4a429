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

/** Roles in a profile, and whether their owner has only been shown them. */
type StoredRoles = { jobRoleIds: readonly number[]; rolesUnconfirmed: boolean }

/** The roles that a candidate looks for: a list that the registration filled in and nobody touched is no wish (D72). */
export function wishedRoles({ jobRoleIds, rolesUnconfirmed }: StoredRoles): readonly number[] {
  return rolesUnconfirmed ? [] : jobRoleIds
}

/** Whether two lists name the same roles, in whatever order. */
export function areSameRoles<R>(one: readonly R[], other: readonly R[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role))
}

/** Whether roles are just those that the opportunities step shows of a domain, because nobody chose any. */
export function areUntouched(
  chosen: readonly string[],
  roles: readonly Pick<JobRole, 'title' | 'domainId'>[],
  domainId: number,
): boolean {
  const shown = relatedRoles(roles, domainId)
  return shown.length > 0 && areSameRoles(distinct(chosen), shown)
}
