import type { Queryable } from '@pramaan/database/client'
import { changedCandidates, changedJobs } from '@pramaan/database/schema'
import { and, asc, eq, inArray, isNotNull, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'

const kinds = {
  candidate: { table: changedCandidates, id: changedCandidates.candidateId },
  job: { table: changedJobs, id: changedJobs.jobId },
} as const

/** What saved searches are compared with. */
export type ChangeKind = keyof typeof kinds

/** Each write of a record changes its version; a lock does not. */
const versionOf = (kind: ChangeKind): SQL<string> => sql<string>`${kinds[kind].table}.xmin::text`

/** The ids of the oldest changes that were not compared yet, except some. */
export function listChanges(db: Queryable, kind: ChangeKind, limit: number, butIds: readonly number[]) {
  return listWhere(db, kind, isNull(kinds[kind].table.comparedAt), limit, butIds)
}

/**
 * The ids of compared changes whose searches were read again meanwhile, except some. While searches are still behind,
 * only changes that waited for an hour, because reading a search may fail for longer.
 */
export function listWaiting(
  db: Queryable,
  kind: ChangeKind,
  behind: boolean,
  limit: number,
  butIds: readonly number[],
) {
  const { comparedAt } = kinds[kind].table
  const waited = behind ? lt(comparedAt, sql`now() - interval '1 hour'`) : isNotNull(comparedAt)
  return listWhere(db, kind, waited, limit, butIds)
}

async function listWhere(
  db: Queryable,
  kind: ChangeKind,
  which: SQL | undefined,
  limit: number,
  butIds: readonly number[],
) {
  const { table, id } = kinds[kind]
  const rows = await db
    .select({ id })
    .from(table)
    .where(and(which, notInArray(id, [...butIds])))
    .orderBy(asc(table.changedAt), asc(id))
    .limit(limit)
  return rows.map((row) => row.id)
}

/**
 * Reserves a recorded change until the transaction ends. Returns its version and whether it was compared before;
 * undefined if another server compares or compared it. The record itself is not locked, so saving it does not wait.
 */
export async function claimChange(db: Queryable, kind: ChangeKind, changedId: number) {
  const { table, id } = kinds[kind]
  const [row] = await db
    .select({ version: versionOf(kind), isDeferred: isNotNull(table.comparedAt).mapWith(Boolean) })
    .from(table)
    .where(and(eq(id, changedId), sql`pg_try_advisory_xact_lock(hashtextextended(${`${kind} ${changedId}`}, 0))`))
  return row
}

/** A recorded change, unless it was recorded again since this version. */
function unchanged(db: Queryable, kind: ChangeKind, changedId: number, version: string) {
  const { table, id } = kinds[kind]
  return db
    .select({ id })
    .from(table)
    .where(and(eq(id, changedId), sql`${versionOf(kind)} = ${version}`))
    .for('update', { skipLocked: true })
}

/** Deletes a recorded change; false if it was recorded again since this version and has to be compared again. */
export async function forgetChange(db: Queryable, kind: ChangeKind, changedId: number, version: string) {
  const { table, id } = kinds[kind]
  const sameVersion = unchanged(db, kind, changedId, version)
  const deleted = await db.delete(table).where(inArray(id, sameVersion)).returning({ id })
  return deleted.length > 0
}

/** Keeps a compared change for the searches that are behind; false if it must be compared with all again. */
export async function deferChange(db: Queryable, kind: ChangeKind, changedId: number, version: string) {
  const { table, id } = kinds[kind]
  const sameVersion = unchanged(db, kind, changedId, version)
  // `now()` is the start of the transaction, before the comparison.
  const deferred = db.update(table).set({ comparedAt: sql`now()` }).where(inArray(id, sameVersion))
  return (await deferred.returning({ id })).length > 0
}
