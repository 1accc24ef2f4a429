import type { Queryable } from '@pramaan/database/client'
import { jobDomains, jobRoles } from '@pramaan/database/schema'
import { asc, eq } from 'drizzle-orm'

/** The roles of the lists with their domains. */
export function findDomainsOfRoles(db: Queryable) {
  return db
    .select({ id: jobRoles.id, title: jobRoles.title, domainId: jobRoles.domainId, domain: jobDomains.title })
    .from(jobRoles)
    .innerJoin(jobDomains, eq(jobDomains.id, jobRoles.domainId))
    .orderBy(asc(jobRoles.id))
}
