import type { Queryable } from '@pramaan/database/client'
import {
  accounts,
  candidates,
  educations,
  experiences,
  files,
  hrComments,
  jobRoles,
  shortlists,
  vspApplications,
} from '@pramaan/database/schema'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { only } from '../../http/refusals/refuse.ts'
import { isFileId } from '../../services/files/file-address.ts'

/** All rows of a candidate's profile; `employerId` adds the candidate's stage at that employer. */
export async function readProfile(db: Queryable, candidateId: number, employerId?: number) {
  const [person] = await db
    .select({ account: accounts, candidate: candidates, comments: hrComments, vsp: vspApplications })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .leftJoin(hrComments, eq(hrComments.candidateId, candidates.accountId))
    .leftJoin(vspApplications, eq(vspApplications.candidateId, candidates.accountId))
    .where(eq(candidates.accountId, candidateId))
  if (!person) return undefined
  const { jobRoleIds } = person.candidate
  return {
    ...person,
    educations: await db
      .select()
      .from(educations)
      .where(eq(educations.candidateId, candidateId))
      .orderBy(asc(educations.id)),
    experiences: await db
      .select()
      .from(experiences)
      .where(eq(experiences.candidateId, candidateId))
      .orderBy(asc(experiences.id)),
    roles: jobRoleIds.length
      ? await db
          .select({ id: jobRoles.id, title: jobRoles.title })
          .from(jobRoles)
          .where(inArray(jobRoles.id, jobRoleIds))
      : [],
    shortlisted: employerId === undefined ? null : await readShortlistStatus(db, employerId, candidateId),
  }
}

/** The names under which files were uploaded, by their ids. */
export async function readFileNames(db: Queryable, which: readonly string[]) {
  const ids = which.filter(isFileId)
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.select({ id: files.id, name: files.name }).from(files).where(inArray(files.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The rows of a candidate's profile. */
export type Profile = NonNullable<Awaited<ReturnType<typeof readProfile>>>

async function readShortlistStatus(db: Queryable, employerId: number, candidateId: number) {
  const [row] = await db
    .select({ status: shortlists.status })
    .from(shortlists)
    .where(and(eq(shortlists.employerId, employerId), eq(shortlists.candidateId, candidateId)))
  return row?.status ?? null
}

/**
 * A candidate's verification: the application, and whether hr's comments are there; undefined without the candidate.
 */
export async function readVerification(db: Queryable, candidateId: number) {
  const [row] = await db
    .select({ account: accounts, comments: hrComments, vsp: vspApplications })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .leftJoin(hrComments, eq(hrComments.candidateId, candidates.accountId))
    .leftJoin(vspApplications, eq(vspApplications.candidateId, candidates.accountId))
    .where(eq(candidates.accountId, candidateId))
  return row
}

/** A candidate's row, locked, so that changes of one profile don't run in parallel. */
export async function lockCandidate(db: Queryable, candidateId: number) {
  return only(await db.select().from(candidates).where(eq(candidates.accountId, candidateId)).for('no key update'))
}

/** What a profile change writes, table by table. */
export type ProfileColumns = {
  account: Partial<typeof accounts.$inferInsert>
  candidate: Partial<typeof candidates.$inferInsert>
}

/** Writes a candidate's columns with the time. */
export async function writeProfile(db: Queryable, candidateId: number, columns: ProfileColumns, now: Date) {
  if (Object.keys(columns.account).length)
    await db
      .update(accounts)
      .set({ ...columns.account, updatedAt: now })
      .where(eq(accounts.id, candidateId))
  await db
    .update(candidates)
    .set({ ...columns.candidate, updatedAt: now })
    .where(eq(candidates.accountId, candidateId))
}
