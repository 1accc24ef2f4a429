import type { Queryable } from '@pramaan/database/client'
import { raiseVersion } from '@pramaan/database/reference-data/vocabulary/seed-concepts.queries'
import { conceptRelations, concepts, conceptTerms, unresolvedTerms } from '@pramaan/database/schema'
import { type ConceptKind, spellingKey } from '@pramaan/domain/concept'
import type { ConceptRelation } from '@pramaan/domain/concept-edit'
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'

/** One relation with the ids of its rows: merged entries have several. */
export type RelationRows = { ids: readonly number[]; relation: ConceptRelation; otherIds: readonly number[] }

/** Locks the vocabulary for a change: other changes wait, and every server reads the vocabulary again afterwards. */
export const lockForChange = raiseVersion

/** The concept of a spelling within a kind; undefined if there is none. */
export async function findOwner(db: Queryable, kind: ConceptKind, text: string) {
  const [row] = await db
    .select({ conceptId: conceptTerms.conceptId })
    .from(conceptTerms)
    .where(and(eq(conceptTerms.kind, kind), eq(conceptTerms.key, spellingKey(text)), isNull(conceptTerms.removedAt)))
  return row?.conceptId
}

/** Writes a new concept; undefined if one with this kind and name exists, merged or not. */
export async function insertConcept(db: Queryable, kind: ConceptKind, label: string, now: Date) {
  const [row] = await db
    .insert(concepts)
    .values({ kind, label, editedAt: now })
    .onConflictDoNothing()
    .returning({ id: concepts.id })
  return row?.id
}

/** Assigns a spelling to a concept, in place of any earlier one. */
export async function writeTerm(
  db: Queryable,
  { id, kind }: { id: number; kind: ConceptKind },
  term: string,
  now: Date,
) {
  const row = { conceptId: id, term, source: null, licence: null, editedAt: now, removedAt: null }
  await db
    .insert(conceptTerms)
    .values({ kind, key: spellingKey(term), ...row })
    .onConflictDoUpdate({ target: [conceptTerms.kind, conceptTerms.key], set: row })
}

/** Removes a spelling for good: no later list adds it again. */
export async function removeTerm(db: Queryable, kind: ConceptKind, text: string, now: Date) {
  const sameSpelling = and(eq(conceptTerms.kind, kind), eq(conceptTerms.key, spellingKey(text)))
  await db.update(conceptTerms).set({ removedAt: now, editedAt: now }).where(sameSpelling)
}

/** Removes a typed text from the list, because it is a name now. */
export async function removeTypedTexts(db: Queryable, kind: ConceptKind, text: string) {
  const sameSpelling = and(eq(unresolvedTerms.key, spellingKey(text)), inArray(unresolvedTerms.kind, [kind, 'search']))
  await db.delete(unresolvedTerms).where(sameSpelling)
}

/** Writes a relation, even one that was removed before. */
export async function writeRelation(db: Queryable, conceptId: number, relation: ConceptRelation, otherId: number) {
  await db
    .insert(conceptRelations)
    .values({ conceptId, relation, otherId })
    .onConflictDoUpdate({
      target: [conceptRelations.conceptId, conceptRelations.relation, conceptRelations.otherId],
      set: { removedAt: null },
    })
}

function rowsOf({ ids, relation, otherIds }: RelationRows): SQL | undefined {
  const { conceptId, otherId } = conceptRelations
  return and(inArray(conceptId, [...ids]), eq(conceptRelations.relation, relation), inArray(otherId, [...otherIds]))
}

/** Removes relations; returns how many there were. */
export async function removeRelations(db: Queryable, rows: RelationRows, now: Date) {
  const existing = and(rowsOf(rows), isNull(conceptRelations.removedAt))
  const removed = await db
    .update(conceptRelations)
    .set({ removedAt: now })
    .where(existing)
    .returning({ id: conceptRelations.conceptId })
  return removed.length
}

/** Each concept with its broader ones, as rows. */
export function findBroader(db: Queryable) {
  const { conceptId, otherId, relation, removedAt } = conceptRelations
  return db
    .select({ conceptId, otherId })
    .from(conceptRelations)
    .where(and(eq(relation, 'broader'), isNull(removedAt)))
}

/**
 * Stores the concept that another one was merged into; null undoes it. `joined` means that everyone who has it has got
 * the other one too.
 */
export async function setMerged(
  db: Queryable,
  id: number,
  { intoId, joined = true }: { intoId: number | null; joined?: boolean },
  now: Date,
) {
  const merged = { mergedIntoId: intoId, mergedAt: intoId === null ? null : now, joined, editedAt: now }
  await db.update(concepts).set(merged).where(eq(concepts.id, id))
}

/** Merged concepts whose people have not all got the other concept yet. */
export async function listUnjoined(db: Queryable) {
  const rows = await db.select({ id: concepts.id }).from(concepts).where(eq(concepts.joined, false))
  return rows.map(({ id }) => id)
}

/** Stores that everyone with a merged concept has got the other one too. */
export async function setJoined(db: Queryable, id: number) {
  await db.update(concepts).set({ joined: true }).where(eq(concepts.id, id))
}
