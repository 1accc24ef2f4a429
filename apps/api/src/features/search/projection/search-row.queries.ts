import type { Queryable } from '@pramaan/database/client'
import {
  accounts,
  candidateSearch,
  candidates,
  cvTexts,
  educations,
  eduDegrees,
  experiences,
  hrComments,
  jobDomains,
  jobRoles,
  locations,
  searchCounts,
  vspApplications,
} from '@pramaan/database/schema'
import { roles } from '@pramaan/domain/role'
import type { UnresolvedTerm } from '@pramaan/domain/unresolved'
import { isFindable } from '@pramaan/domain/visibility'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Deps } from '../../../deps.ts'
import { countTyped, fingerprintOf } from '../vocabulary/count-typed.ts'
import { findVocabulary } from '../vocabulary/vocabulary.ts'
import { foldText } from '../words/fold.ts'
import { writeCandidateConcepts } from './concepts/candidate-concepts.queries.ts'
import { withConcepts } from './concepts/concept-rows.ts'
import { noteChange } from './concepts/row-codes.queries.ts'
import { countedPart, type SearchProfile, searchLists, searchRowOf } from './search-row.ts'

/**
 * Writes a candidate's search row in the transaction that writes the profile. People who have not finished
 * registration, or are suspended or hidden, have none. The row of counts is written and deleted with it.
 */
export async function writeSearchRow(deps: Deps, db: Queryable, candidateId: number) {
  await noteChange(db, candidateId, deps.now())
  await rewriteSearchRow(deps, db, candidateId)
}

/** The same when the candidate changed nothing, so no alert is sent. */
export async function rewriteSearchRow(deps: Deps, db: Queryable, candidateId: number) {
  const profile = await findProfile(db, candidateId)
  if (!profile || !isFindable(profile.account))
    return void (await db.delete(candidateSearch).where(eq(candidateSearch.candidateId, candidateId)))
  const now = deps.now()
  const lists = await readLists(db, profile)
  const vocabulary = await findVocabulary(deps.db, now, db)
  const read = withConcepts(profile, searchRowOf(profile, lists, now), { lists, vocabulary, now })
  const { candidateId: id, ...whole } = read.row
  const marks = new Map(read.unresolved.map((term) => [markOf(deps, term), term]))
  const row = { ...whole, unresolved: marks.size > 0 ? [...marks.keys()] : null }
  const [written] = await db
    .insert(candidateSearch)
    .values({ candidateId: id, ...row })
    .onConflictDoUpdate({ target: candidateSearch.candidateId, set: { ...row, activeDay: laterDay(row.activeDay) } })
    .returning({ before: unresolvedBefore(id) })
  const counted = countedPart(row)
  await db
    .insert(searchCounts)
    .values({ candidateId: id, ...counted })
    .onConflictDoUpdate({ target: searchCounts.candidateId, set: counted })
  await writeCandidateConcepts(db, id, read.conceptRows)
  const known = new Set(written?.before)
  countTyped(
    deps,
    id,
    [...marks].flatMap(([mark, term]) => (known.has(mark) ? [] : term)),
  )
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

/** A candidate's profile from all tables; undefined for anyone who is not a candidate. */
export async function findProfile(db: Queryable, candidateId: number) {
  const [person] = await db
    .select({
      account: accounts,
      candidate: candidates,
      hrComments,
      vspApplication: vspApplications,
      cvText: cvTexts.text,
    })
    .from(accounts)
    .innerJoin(candidates, eq(candidates.accountId, accounts.id))
    .leftJoin(hrComments, eq(hrComments.candidateId, accounts.id))
    .leftJoin(vspApplications, eq(vspApplications.candidateId, accounts.id))
    .leftJoin(cvTexts, eq(cvTexts.candidateId, accounts.id))
    .where(eq(accounts.id, candidateId))
  if (!person || !isCandidate(person.account)) return undefined
  const studied = await db
    .select()
    .from(educations)
    .where(eq(educations.candidateId, candidateId))
    .orderBy(asc(educations.id))
  const worked = await db
    .select()
    .from(experiences)
    .where(eq(experiences.candidateId, candidateId))
    .orderBy(asc(experiences.id))
  return { ...person, educations: studied, experiences: worked }
}

function isCandidate({ roleId }: typeof accounts.$inferSelect) {
  return roleId === roles.Candidate
}

/** The ids of the listed values that this profile names. */
async function readLists(db: Queryable, { candidate, hrComments }: SearchProfile) {
  const names = [candidate.location, hrComments?.jobLocation]
  return searchLists({
    locations: await listed(db, locations, locations.id, locations.location, names),
    degrees: await listed(db, eduDegrees, eduDegrees.id, eduDegrees.education, [candidate.degree]),
    roles: await titled(db, jobRoles, jobRoles.id, jobRoles.title, candidate.jobRoleIds),
    domains: await titled(db, jobDomains, jobDomains.id, jobDomains.title, [candidate.domainId ?? 0]),
  })
}

type Titled = { id: number; title: string }

function listed(
  db: Queryable,
  table: PgTable,
  id: PgColumn,
  title: PgColumn,
  texts: readonly (string | null | undefined)[],
) {
  const keys = texts.flatMap((text) => (text ? [foldText(text)] : []))
  if (keys.length === 0) return Promise.resolve<Titled[]>([])
  return db
    .select({ id: sql<number>`${id}`, title: sql<string>`${title}` })
    .from(table)
    .where(inArray(sql`lower(${title})`, keys))
}

function titled(db: Queryable, table: PgTable, id: PgColumn, title: PgColumn, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve<Titled[]>([])
  return db
    .select({ id: sql<number>`${id}`, title: sql<string>`${title}` })
    .from(table)
    .where(inArray(id, [...ids]))
}
