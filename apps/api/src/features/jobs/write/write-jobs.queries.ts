import type { Queryable } from '@pramaan/database/client'
import { changedJobs, employers, jobDomains, jobRoles, jobs } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { noteJob } from '../../../services/job-changes/note-jobs.queries.ts'

/** The name of an employer's company, if given. */
export async function findCompanyName(db: Queryable, employerId: number) {
  const rows = await db
    .select({ name: employers.companyName })
    .from(employers)
    .where(eq(employers.accountId, employerId))
  return rows[0]?.name ?? null
}

/** Writes new jobs and returns their ids, in the same order. */
export async function insertJobs(db: Queryable, news: readonly (typeof jobs.$inferInsert)[]) {
  const rows = await db
    .insert(jobs)
    .values([...news])
    .returning({ id: jobs.id })
  await db.insert(changedJobs).values(rows.map(({ id: jobId }) => ({ jobId })))
  return rows.map(({ id }) => id)
}

/** Writes the changed columns of a job; undefined ones stay. */
export async function updateJob(db: Queryable, jobId: number, change: Partial<typeof jobs.$inferInsert>, now: Date) {
  const isChanged = Object.values(change).some((value) => value !== undefined)
  if (!isChanged) return
  await noteJob(db, jobId, now)
  await db.update(jobs).set(change).where(eq(jobs.id, jobId))
}

/** Whether a role and a domain exist, where they are named. */
export async function readListed(db: Queryable, roleId: number | undefined, domainId: number | undefined) {
  const roles = roleId === undefined ? [] : await db.select().from(jobRoles).where(eq(jobRoles.id, roleId))
  const domains = domainId === undefined ? [] : await db.select().from(jobDomains).where(eq(jobDomains.id, domainId))
  return { role: roles[0], domain: domains[0] }
}
