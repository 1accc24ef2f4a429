import type { Queryable } from '@pramaan/database/client'
import { accounts, jobImportRows, jobImports, jobs } from '@pramaan/database/schema'
import type { ReadDraft } from '@pramaan/domain/job-import'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { only } from '../../http/refusals/refuse.ts'

/** A row of the draft jobs. */
export type ImportRow = typeof jobImportRows.$inferSelect

// Written out, because drizzle omits the table's name in queries on a single table.
const rowsOf = sql<number>`(select count(*) from job_import_rows r where r.import_id = job_imports.id)`
const takenOf = sql<number>`(select count(r.job_id) from job_import_rows r where r.import_id = job_imports.id)`
const columns = {
  jobImport: jobImports,
  by: accounts.fullName,
  rows: rowsOf.mapWith(Number),
  taken: takenOf.mapWith(Number),
}

/** An import with its creator, the number of its drafts, and how many of them are jobs. */
export type ImportFacts = { jobImport: typeof jobImports.$inferSelect; by: string | null; rows: number; taken: number }

/** A page of imports, newest first; how many there are. */
export async function pageOfImports(db: Queryable, limit: number, offset: number) {
  const rows = await db
    .select(columns)
    .from(jobImports)
    .leftJoin(accounts, eq(accounts.id, jobImports.createdBy))
    .orderBy(desc(jobImports.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(jobImports) }
}

/** One import. */
export async function findImport(db: Queryable, id: number): Promise<ImportFacts | undefined> {
  const [row] = await db
    .select(columns)
    .from(jobImports)
    .leftJoin(accounts, eq(accounts.id, jobImports.createdBy))
    .where(eq(jobImports.id, id))
  return row
}

/** Locks an import until the transaction ends: two people can't import it at the same time. */
export async function lockImport(db: Queryable, id: number) {
  const rows = await db.select({ id: jobImports.id }).from(jobImports).where(eq(jobImports.id, id)).for('update')
  return rows[0]
}

/** Creates an import with its drafts; returns its id. */
export async function insertImport(db: Queryable, about: typeof jobImports.$inferInsert, drafts: readonly ReadDraft[]) {
  const { id } = only(await db.insert(jobImports).values(about).returning({ id: jobImports.id }))
  await db.insert(jobImportRows).values(drafts.map((draft, index) => ({ importId: id, position: index + 1, ...draft })))
  return id
}

/** The drafts of an import in order, optionally only these ids. */
export function findRows(db: Queryable, importId: number, ids?: readonly number[]): Promise<ImportRow[]> {
  const chosen = ids && inArray(jobImportRows.id, [...ids])
  return db
    .select()
    .from(jobImportRows)
    .where(and(eq(jobImportRows.importId, importId), chosen))
    .orderBy(asc(jobImportRows.position))
}

/** Writes a draft. */
export async function updateRow(db: Queryable, id: number, changes: Partial<ImportRow>) {
  await db.update(jobImportRows).set(changes).where(eq(jobImportRows.id, id))
}

/** Hides the jobs of an import and turns them back into drafts; returns how many there were. */
export async function undoImport(db: Queryable, importId: number, now: Date) {
  const ofImport = and(eq(jobImportRows.importId, importId), isNotNull(jobImportRows.jobId))
  const taken = await db.select({ jobId: jobImportRows.jobId }).from(jobImportRows).where(ofImport)
  const ids = taken.map(({ jobId }) => jobId).filter((id) => id !== null)
  await db
    .update(jobs)
    .set({ deletedAt: now })
    .where(and(inArray(jobs.id, ids), isNull(jobs.deletedAt)))
  await db.update(jobImportRows).set({ jobId: null }).where(ofImport)
  return ids.length
}

/** Deletes an import with its drafts. */
export async function removeImport(db: Queryable, id: number) {
  await db.delete(jobImports).where(eq(jobImports.id, id))
}

/** The values by which two jobs count as similar. */
export function likeness({ title, company, location }: { title: string; company: string; location: string }) {
  return [title, company, location].map((text) => text.trim().toLowerCase()).join('\n')
}

/** Existing jobs with one of these titles, by the values that jobs are compared by. */
export async function findAlike(db: Queryable, titles: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const lowerTitles = titles.map((title) => title.trim().toLowerCase())
  if (lowerTitles.length === 0) return new Map()
  const rows = await db
    .select({ id: jobs.id, title: jobs.title, company: jobs.companyName, location: jobs.location })
    .from(jobs)
    .where(and(isNull(jobs.deletedAt), inArray(sql`lower(${jobs.title})`, lowerTitles)))
    .limit(1000)
  return new Map(rows.map(({ id, company, ...job }) => [likeness({ ...job, company: company ?? '' }), id]))
}

/** How many drafts of an import are jobs. */
export async function countTaken(db: Queryable, importId: number) {
  const [row] = await db
    .select({ taken: count() })
    .from(jobImportRows)
    .where(and(eq(jobImportRows.importId, importId), isNotNull(jobImportRows.jobId)))
  return row?.taken ?? 0
}
