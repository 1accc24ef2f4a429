import type { Queryable } from '@pramaan/database/client'
import { colleges, jobDomains, jobRoles, locations } from '@pramaan/database/schema'
import { and, asc, eq, inArray } from 'drizzle-orm'

/** The state of a location, if the location is known. */
export async function findState(db: Queryable, location: string) {
  const rows = await db.select({ state: locations.state }).from(locations).where(eq(locations.location, location))
  return rows[0]?.state ?? null
}

const highestId = 2_147_483_647

/** Whether a domain with this id exists. */
export async function isDomain(db: Queryable, id: number) {
  return id <= highestId && (await db.$count(jobDomains, eq(jobDomains.id, id))) > 0
}

/** A college's label; undefined if there is no college with this id. */
export async function findCollege(db: Queryable, id: number) {
  if (id > highestId) return undefined
  const rows = await db.select({ label: colleges.label }).from(colleges).where(eq(colleges.id, id))
  return rows[0]?.label
}

/** Those of the ids that are job roles. */
export async function findJobRoles(db: Queryable, ids: number[]) {
  const possible = ids.filter((id) => id <= highestId)
  const rows = await db.select({ id: jobRoles.id }).from(jobRoles).where(inArray(jobRoles.id, possible))
  return rows.map(({ id }) => id)
}

/** The job roles of a domain as the forms list them. */
export function findShownRoles(db: Queryable, domainId: number) {
  const { id, title, appVisibility } = jobRoles
  return db
    .select({ id, title, domainId: jobRoles.domainId })
    .from(jobRoles)
    .where(and(eq(jobRoles.domainId, domainId), eq(appVisibility, true)))
    .orderBy(asc(id))
}
