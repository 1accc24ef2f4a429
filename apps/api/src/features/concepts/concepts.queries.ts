import type { Queryable } from '@pramaan/database/client'
import { naturalOrder } from '@pramaan/database/conditions/natural-order'
import { candidateConcepts, conceptRelations, concepts, conceptTerms, jobDomains, jobs } from '@pramaan/database/schema'
import type { ConceptKind } from '@pramaan/domain/concept'
import { rootsOf } from '@pramaan/domain/concept-edit'
import { skillKeys } from '@pramaan/domain/job'
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'

/** One concept, merged or not; undefined if there is none. */
export async function findConcept(db: Queryable, id: number) {
  const [row] = await db.select().from(concepts).where(eq(concepts.id, id))
  return row
}

/** A page of the concepts in alphabetical order, and how many there are. */
export async function pageOfConcepts(
  db: Queryable,
  kind: ConceptKind | undefined,
  page: { limit: number; offset: number },
) {
  const where = and(isNull(concepts.mergedIntoId), kind && eq(concepts.kind, kind))
  const rows = await db
    .select({ id: concepts.id })
    .from(concepts)
    .where(where)
    .orderBy(asc(naturalOrder(concepts.label)), asc(concepts.id))
    .limit(page.limit)
    .offset(page.offset)
  return { ids: rows.map(({ id }) => id), total: await db.$count(concepts, where) }
}

/** The merged entries, the latest merge first; and the concept that any entry belongs to. */
export async function findMerges(db: Queryable) {
  const merged = await db
    .select({
      id: concepts.id,
      label: concepts.label,
      mergedIntoId: concepts.mergedIntoId,
      mergedAt: concepts.mergedAt,
    })
    .from(concepts)
    .where(sql`${concepts.mergedIntoId} is not null`)
    .orderBy(sql`${concepts.mergedAt} desc`, asc(concepts.id))
  return { merged, rootOf: rootsOf(merged) }
}

/**
 * The entries merged into a concept, itself first, then the latest merge; and the concept that any entry belongs to.
 */
export async function findGroup(db: Queryable, id: number) {
  const { merged, rootOf } = await findMerges(db)
  const parts = merged.filter((part) => rootOf(part.id) === id)
  return { ids: [id, ...parts.map((part) => part.id)], parts, rootOf }
}

/** The names of entries, without removed ones. */
export function findTerms(db: Queryable, ids: readonly number[]) {
  const { term, key, source, removedAt, conceptId } = conceptTerms
  return db
    .select({ term, key, source })
    .from(conceptTerms)
    .where(and(inArray(conceptId, [...ids]), isNull(removedAt)))
    .orderBy(asc(sql`lower(${term})`))
}

/** The relations that entries have in either direction. */
export function findRelations(db: Queryable, ids: readonly number[]) {
  const { conceptId, otherId, relation, removedAt } = conceptRelations
  const ofThese = or(inArray(conceptId, [...ids]), inArray(otherId, [...ids]))
  return db
    .select({ conceptId, otherId, relation })
    .from(conceptRelations)
    .where(and(ofThese, isNull(removedAt)))
}

/** Concepts by their ids. */
export function findLabels(db: Queryable, ids: readonly number[]) {
  const { id, kind, label } = concepts
  return db
    .select({ id, kind, label })
    .from(concepts)
    .where(inArray(id, [...ids]))
}

const mostCounted = 10_000

async function counted(db: Queryable, rows: SQL) {
  const { rows: found } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (${rows} limit ${mostCounted + 1}) as counted`,
  )
  const count = found[0]?.count ?? 0
  return { count: Math.min(count, mostCounted), isMore: count > mostCounted }
}

/** The number of people who have a concept directly, not through another one. */
export function countPeople(db: Queryable, id: number) {
  const { conceptId, sourceConceptId } = candidateConcepts
  return counted(db, sql`select from ${candidateConcepts} where ${conceptId} = ${id} and ${sourceConceptId} = ${id}`)
}

function namedIn(kind: ConceptKind, names: readonly string[]): SQL {
  const lower = sql.param(names.map((name) => name.toLowerCase()))
  const any = (column: SQL | typeof jobs.title | typeof jobs.location) => sql`lower(${column}) = any(${lower}::text[])`
  if (kind === 'title') return any(jobs.title)
  if (kind === 'city') return any(jobs.location)
  if (kind === 'degree') return sql`${jobs.degrees} && ${sql.param([...names])}::text[]`
  if (kind === 'domain')
    return sql`exists (select from ${jobDomains} where ${jobDomains.id} = ${jobs.domainId} and ${any(sql`title`)})`
  return sql`${jobs.skillKeys} && ${sql.param(skillKeys({ general: [...names], professional: [] }))}::text[]`
}

/** How many jobs name a concept by one of its names. */
export function countJobs(db: Queryable, kind: ConceptKind, names: readonly string[]) {
  return counted(db, sql`select from ${jobs} where ${jobs.deletedAt} is null and ${namedIn(kind, names)}`)
}
