import type { Queryable } from '@pramaan/database/client'
import { changedCandidates, changedJobs } from '@pramaan/database/schema'
import { and, asc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'

const kinds = {
  candidate: { table: changedCandidates, id: changedCandidates.candidateId, changedAt: changedCandidates.changedAt },
  job: { table: changedJobs, id: changedJobs.jobId, changedAt: changedJobs.changedAt },
} as const

/** What saved searches are compared with. */
export type ChangeKind = keyof typeof kinds

/** Each write of a record has another version; a lock does not change it. */
const versionOf = (kind: ChangeKind): SQL<string> => sql<string>`${kinds[kind].table}.xmin::text`

/** The ids of those that changed first, but for some. */
export async function listChanges(db: Queryable, kind: ChangeKind, limit: number, butIds: readonly number[]) {
  const { table, id, changedAt } = kinds[kind]
  const rows = await db
    .select({ id })
    .from(table)
    .where(notInArray(id, [...butIds]))
    .orderBy(asc(changedAt), asc(id))
    .limit(limit)
  return rows.map((row) => row.id)
}

/**
 * Reserves a recorded change until the transaction ends and returns its version; undefined if another server compares it
 * or has compared it. The record itself is not locked: who saves meanwhile does not wait.
 */
export async function claimChange(db: Queryable, kind: ChangeKind, changedId: number) {
  const { table, id } = kinds[kind]
  const [row] = await db
    .select({ version: versionOf(kind) })
    .from(table)
    .where(and(eq(id, changedId), sql`pg_try_advisory_xact_lock(hashtextextended(${`${kind} ${changedId}`}, 0))`))
  return row?.version
}

/** Deletes a recorded change; false if it was recorded again since this version and has to be compared again. */
export async function forgetChange(db: Queryable, kind: ChangeKind, changedId: number, version: string) {
  const { table, id } = kinds[kind]
  const same = db
    .select({ id })
    .from(table)
    .where(and(eq(id, changedId), sql`${versionOf(kind)} = ${version}`))
    .for('update', { skipLocked: true })
  const deleted = await db.delete(table).where(inArray(id, same)).returning({ id })
  return deleted.length > 0
}
