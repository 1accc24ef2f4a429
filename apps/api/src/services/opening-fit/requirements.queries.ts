import type { Queryable } from '@pramaan/database/client'
import {
  courseCategories,
  courses,
  jobDomains,
  jobRoles,
  jobs,
  placementDrives,
  openingConcepts as requirement,
} from '@pramaan/database/schema'
import type { OpeningTexts, Requirement } from '@pramaan/domain/opening-fit'
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { jobTexts, type OpeningKind, type requirementRows } from './requirement-rows.ts'

const tables = { job: jobs, drive: placementDrives, course: courses } as const

type Texts = { id: number; texts: OpeningTexts }

async function jobsTexts(db: Queryable, ids: readonly number[]): Promise<Texts[]> {
  const rows = await db
    .select({ job: jobs, role: jobRoles, domain: jobDomains.title })
    .from(jobs)
    .leftJoin(jobRoles, eq(jobRoles.id, jobs.roleId))
    .leftJoin(jobDomains, eq(jobDomains.id, jobs.domainId))
    .where(inArray(jobs.id, [...ids]))
  return rows.map(({ job, role, domain }) => ({ id: job.id, texts: jobTexts(job, role, domain) }))
}

/** What drives ask for: the work of their open jobs, and without any that of their title. */
async function drivesTexts(db: Queryable, ids: readonly number[]): Promise<Texts[]> {
  const rows = await db
    .select({ drive: placementDrives, domain: jobDomains.title })
    .from(placementDrives)
    .leftJoin(jobDomains, eq(jobDomains.id, placementDrives.domainId))
    .where(inArray(placementDrives.id, [...ids]))
  const roles = await db
    .selectDistinct({ driveId: jobs.driveId, title: jobRoles.title })
    .from(jobs)
    .innerJoin(jobRoles, eq(jobRoles.id, jobs.roleId))
    .where(and(inArray(jobs.driveId, [...ids]), isNull(jobs.deletedAt), isNull(jobs.closedAt)))
    .orderBy(asc(jobRoles.title))
  return rows.map(({ drive: { id, title, skills }, domain }) => {
    const titles = roles.filter(({ driveId }) => driveId === id).map((role) => role.title)
    const domains = domain === null ? [] : [domain]
    return {
      id,
      texts: { titles: titles.length > 0 ? titles : [title], skills, roleSkills: [], generalSkills: [], domains },
    }
  })
}

async function coursesTexts(db: Queryable, ids: readonly number[]): Promise<Texts[]> {
  const rows = await db
    .select({ course: courses, category: courseCategories.title })
    .from(courses)
    .leftJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .where(inArray(courses.id, [...ids]))
  return rows.map(({ course: { id, title, stats }, category }) => ({
    id,
    texts: { titles: [], skills: [title], roleSkills: stats, generalSkills: [], domains: category ? [category] : [] },
  }))
}

const readTexts = { job: jobsTexts, drive: drivesTexts, course: coursesTexts } as const

/** The requirement texts of openings of a kind. */
export function findTexts(db: Queryable, kind: OpeningKind, ids: readonly number[]): Promise<Texts[]> {
  return ids.length === 0 ? Promise.resolve([]) : readTexts[kind](db, ids)
}

type Written = { ids: readonly number[]; rows: ReturnType<typeof requirementRows>; version: number }

/** Replaces the requirements of openings. */
export async function replaceRequirements(db: Queryable, kind: OpeningKind, { ids, rows, version }: Written) {
  await db.delete(requirement).where(and(eq(requirement.kind, kind), inArray(requirement.openingId, [...ids])))
  if (rows.length > 0) await db.insert(requirement).values(rows)
  const table = tables[kind]
  await db
    .update(table)
    .set({ vocabularyVersion: version })
    .where(inArray(table.id, [...ids]))
}

/** Locks openings until the transaction ends: their requirements are written by one request at a time. */
export async function lockOpenings(db: Queryable, kind: OpeningKind, ids: readonly number[]) {
  const { id } = tables[kind]
  await db
    .select({ id })
    .from(tables[kind])
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .for('no key update')
}

/** The next openings that were read with an older vocabulary, locked. */
export async function lockOutdatedOpenings(db: Queryable, kind: OpeningKind, version: number, limit: number) {
  const table = tables[kind]
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(lt(table.vocabularyVersion, version))
    .orderBy(asc(table.vocabularyVersion), asc(table.id))
    .limit(limit)
    .for('no key update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

/** The kinds of openings with some that an older vocabulary read: one probe of an index for each. */
export async function findOutdatedKinds(db: Queryable, version: number): Promise<string[]> {
  const probes = Object.entries(tables).map(
    ([kind, table]) =>
      sql`select ${kind}::text as kind where exists (select from ${table} where ${lt(table.vocabularyVersion, version)})`,
  )
  const { rows } = await db.execute<{ kind: string }>(sql.join(probes, sql` union all `))
  return rows.map(({ kind }) => kind)
}

/** Whether an opening was read with an older vocabulary. */
export async function isOutdated(db: Queryable, kind: OpeningKind, id: number, version: number) {
  const table = tables[kind]
  return (await db.$count(table, and(eq(table.id, id), lt(table.vocabularyVersion, version)))) > 0
}

type Row = typeof requirement.$inferSelect

/** The titles of a job are names of one work, those of a drive are of several. */
function requirementsOfRows(kind: OpeningKind, rows: readonly Row[]): Requirement[] {
  const workOf = ({ part, conceptId }: Row) => (kind === 'job' && part === 'title' ? part : conceptId)
  return [...Map.groupBy(rows, workOf).values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const all = [first, ...others]
    const { part, share } = first
    return { part, share, texts: all.map(({ text }) => text), conceptIds: all.map(({ conceptId }) => conceptId) }
  })
}

/** The stored requirements of each of these openings. */
export async function readRequirements(db: Queryable, kind: OpeningKind, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Requirement[]>()
  const rows = await db
    .select()
    .from(requirement)
    .where(and(eq(requirement.kind, kind), inArray(requirement.openingId, [...ids])))
    .orderBy(asc(requirement.conceptId))
  const byOpening = Map.groupBy(rows, ({ openingId }) => openingId)
  return new Map(Array.from(byOpening, ([id, list]) => [id, requirementsOfRows(kind, list)]))
}
