import type { Queryable } from '@pramaan/database/client'
import { candidateSearch, searchCounts, searchVersions } from '@pramaan/database/schema'
import type { UnresolvedTerm } from '@pramaan/domain/unresolved'
import { isFindable } from '@pramaan/domain/visibility'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Deps } from '../../../deps.ts'
import { countTyped, fingerprintOf } from '../vocabulary/count-typed.ts'
import { findVocabulary } from '../vocabulary/vocabulary.ts'
import { writeCandidateConcepts } from './concepts/candidate-concepts.queries.ts'
import { withConcepts } from './concepts/concept-rows.ts'
import { noteChange } from './concepts/row-codes.queries.ts'
import { findProfiles, readLists } from './profile/find-profiles.queries.ts'
import { countedPart, searchRowOf } from './search-row.ts'

/**
 * Writes a candidate's search row in the transaction that writes the profile. People who have not finished
 * registration, or are suspended or hidden, have none. The row of counts is written and deleted with it.
 */
export async function writeSearchRow(deps: Deps, db: Queryable, candidateId: number) {
  await noteChange(db, candidateId, deps.now())
  await rewriteSearchRow(deps, db, candidateId)
}

/** The same for many candidates, whose profiles are read at once. */
export async function writeSearchRows(deps: Deps, db: Queryable, candidateIds: readonly number[]) {
  for (const id of candidateIds) await noteChange(db, id, deps.now())
  const rows = await readRows(deps, db, candidateIds)
  for (const id of candidateIds) await storeRows(deps, db, id, rows.get(id))
}

/** Writes the search row of a candidate who changed nothing: no alert is sent. */
export async function rewriteSearchRow(deps: Deps, db: Queryable, candidateId: number) {
  await storeRows(deps, db, candidateId, (await readRows(deps, db, [candidateId])).get(candidateId))
}

/** The rows of those of these candidates that lists show, as they should be, read with the current vocabulary. */
export async function readRows(deps: Deps, db: Queryable, candidateIds: readonly number[]) {
  const profiles = (await findProfiles(db, candidateIds)).filter(({ account }) => isFindable(account))
  const lists = await readLists(db, profiles)
  const now = deps.now()
  const vocabulary = await findVocabulary(deps.db, now, db)
  const rows = profiles.map((profile) => {
    const read = withConcepts(profile, searchRowOf(profile, lists, now), { lists, vocabulary, now })
    const marks = new Map(read.unresolved.map((term) => [markOf(deps, term), term]))
    const row = { ...read.row, unresolved: marks.size > 0 ? [...marks.keys()] : null }
    return { row, conceptRows: read.conceptRows, marks, vocabularyVersion: vocabulary.version }
  })
  return new Map(rows.map((of) => [of.row.candidateId, of]))
}

/** A candidate's rows as they should be. */
export type ReadRows = Awaited<ReturnType<typeof readRows>> extends Map<number, infer Rows> ? Rows : never

/** Writes a candidate's rows, or deletes them if there should be none. */
export async function storeRows(deps: Deps, db: Queryable, candidateId: number, rows: ReadRows | undefined) {
  if (!rows) return void (await db.delete(candidateSearch).where(eq(candidateSearch.candidateId, candidateId)))
  const { row, conceptRows, marks, vocabularyVersion } = rows
  const { candidateId: _id, ...columns } = row
  const [written] = await db
    .insert(candidateSearch)
    .values(row)
    .onConflictDoUpdate({
      target: candidateSearch.candidateId,
      set: { ...columns, activeDay: laterDay(columns.activeDay) },
    })
    .returning({ before: unresolvedBefore(candidateId) })
  const counted = countedPart(columns)
  await db
    .insert(searchCounts)
    .values({ candidateId, ...counted })
    .onConflictDoUpdate({ target: searchCounts.candidateId, set: counted })
  await writeCandidateConcepts(db, candidateId, conceptRows)
  await noteVersion(db, [candidateId], vocabularyVersion)
  const known = new Set(written?.before)
  countTyped(
    deps,
    candidateId,
    [...marks].flatMap(([mark, term]) => (known.has(mark) ? [] : term)),
  )
}

/** Stores the version of the vocabulary that these candidates' rows were read with. */
export async function noteVersion(db: Queryable, candidateIds: readonly number[], vocabularyVersion: number) {
  if (candidateIds.length === 0) return
  await db
    .insert(searchVersions)
    .values(candidateIds.map((candidateId) => ({ candidateId, vocabularyVersion })))
    .onConflictDoUpdate({ target: searchVersions.candidateId, set: { vocabularyVersion } })
}

/** A short hash of a text that names no concept; two texts with the same hash count as one, which does no harm. */
function markOf(deps: Deps, term: UnresolvedTerm) {
  return Number.parseInt(fingerprintOf(deps, term).slice(0, 8), 16) | 0
}

/** A row's previous hashes, read in the statement that writes it: a statement sees the data as of its start. */
function unresolvedBefore(id: number) {
  const before = alias(candidateSearch, 'before')
  return sql<
    number[] | null
  >`(select ${before.unresolved} from ${candidateSearch} as before where ${before.candidateId} = ${id})`
}

/** A candidate's last visit may be later than the last change of the profile. */
function laterDay(day: number) {
  return sql`greatest(${candidateSearch.activeDay}, ${day})`
}
