import type { Queryable } from '@pramaan/database/client'
import { type ConceptKind, isMutual, spellingKey } from '@pramaan/domain/concept'
import { betweenMerged, type ConceptRelation, type RelationRefusal, whyNotRelated } from '@pramaan/domain/concept-edit'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { found, Refuse, refuseField } from '../../http/refusals/refuse.ts'
import { findConcept, findGroup, findTerms } from './concepts.queries.ts'
import {
  findBroader,
  findOwner,
  insertConcept,
  lockForChange,
  removeRelations,
  removeTerm,
  removeTypedTexts,
  setMerged,
  writeRelation,
  writeTerm,
} from './edit.queries.ts'
import { foundAs, joinMerged, mostInRequest, partOpenings } from './merging/merging.ts'

/** The Admin who changes the vocabulary, and the caller's transaction. */
export type Editing = { deps: Deps; db: Queryable; actor: Actor }

async function log({ deps, db, actor }: Editing, action: string, detail: Record<string, unknown>) {
  await writeAudit(db, { actorId: actor.id, action, detail, at: deps.now() })
}

/** A concept that is not merged; a merged one must be restored by Undo first. */
async function unmergedConcept(db: Queryable, id: number) {
  const concept = found(await findConcept(db, id))
  if (concept.mergedIntoId !== null)
    throw new Refuse('wrong-state', { message: `“${concept.label}” was merged into another entry. Undo that first.` })
  return concept
}

/** Refuses a spelling that another concept of the kind has, and names that concept. */
async function refuseTakenName(db: Queryable, kind: ConceptKind, field: string, text: string) {
  if (spellingKey(text) === '') refuseField(field, 'Enter a name with letters or digits.')
  const owner = await findOwner(db, kind, text)
  if (owner === undefined) return
  const { rootOf } = await findGroup(db, owner)
  const { label } = found(await findConcept(db, rootOf(owner)))
  refuseField(field, `“${text}” is already a name of “${label}”. Take it away there first.`)
}

/** Adds a concept with one name and returns its id. */
export async function addConcept(editing: Editing, kind: ConceptKind, label: string) {
  const { db, deps } = editing
  await lockForChange(db)
  await refuseTakenName(db, kind, 'Label', label)
  const id = await insertConcept(db, kind, label, deps.now())
  if (id === undefined) refuseField('Label', 'There is an entry of this name already.')
  await writeTerm(db, { id, kind }, label, deps.now())
  await removeTypedTexts(db, kind, label)
  await log(editing, 'concept-added', { id, kind, label })
  return id
}

/** Adds another name to a concept. */
export async function addAlias(editing: Editing, id: number, term: string) {
  const { db, deps } = editing
  await lockForChange(db)
  const { kind, label } = await unmergedConcept(db, id)
  await refuseTakenName(db, kind, 'Term', term)
  await writeTerm(db, { id, kind }, term, deps.now())
  await removeTypedTexts(db, kind, term)
  await log(editing, 'concept-changed', { id, label, added: term })
}

/** Removes a name of a concept. */
export async function removeAlias(editing: Editing, id: number, term: string) {
  const { db, deps } = editing
  await lockForChange(db)
  const { kind, label } = await unmergedConcept(db, id)
  const key = spellingKey(term)
  if (key === spellingKey(label)) refuseField('Term', 'The entry itself is called so.')
  const { ids } = await findGroup(db, id)
  const terms = await findTerms(db, ids)
  if (!terms.some((alias) => alias.key === key)) throw new Refuse('not-found')
  await removeTerm(db, kind, term, deps.now())
  await log(editing, 'concept-changed', { id, label, removed: term })
}

const relationMessages: Record<RelationRefusal, string> = {
  itself: 'Choose another entry.',
  'other-kind': 'Choose an entry of the same kind.',
  'not-a-title': 'Only a job title is made of skills.',
  circle: 'This entry is already broader than the one that you chose.',
}

/** Each entry with its broader ones; merged entries are replaced by the entry that they belong to. */
async function broaderLinks(db: Queryable, id: number) {
  const { rootOf } = await findGroup(db, id)
  const broader = Map.groupBy(await findBroader(db), ({ conceptId }) => rootOf(conceptId))
  return [...broader].map(([from, rows]) => ({ id: from, broader: rows.map((row) => rootOf(row.otherId)) }))
}

/** Relates a concept to another one. */
export async function relate(editing: Editing, id: number, relation: ConceptRelation, otherId: number) {
  const { db } = editing
  await lockForChange(db)
  const [concept, other] = [await unmergedConcept(db, id), await unmergedConcept(db, otherId)]
  const why = whyNotRelated(concept, relation, other, await broaderLinks(db, id))
  if (why) refuseField('OtherID', relationMessages[why])
  await writeRelation(db, id, relation, otherId)
  await log(editing, 'concept-changed', { id, label: concept.label, relation, related: other.label })
}

/** Removes a relation; a symmetric one in both directions. */
export async function unrelate(editing: Editing, id: number, relation: ConceptRelation, otherId: number) {
  const { db, deps } = editing
  await lockForChange(db)
  const [concept, other] = [await unmergedConcept(db, id), await unmergedConcept(db, otherId)]
  const { ids } = await findGroup(db, id)
  const { ids: otherIds } = await findGroup(db, otherId)
  const removed = await removeRelations(db, { ids, relation, otherIds }, deps.now())
  const reversed = isMutual(relation)
    ? await removeRelations(db, { ids: otherIds, relation, otherIds: ids }, deps.now())
    : 0
  if (removed + reversed === 0) throw new Refuse('not-found')
  await log(editing, 'concept-changed', { id, label: concept.label, relation, unrelated: other.label })
}

/**
 * Refuses to merge two entries if another one is between them, because that would be broader and narrower than the
 * result.
 */
async function refuseCircle(db: Queryable, id: number, intoId: number) {
  const between = betweenMerged(id, intoId, await broaderLinks(db, id))
  if (between === undefined) return
  const { label } = found(await findConcept(db, between))
  refuseField(
    'IntoID',
    `“${label}” is broader than one of the two entries and narrower than the other. Take one of these relations away first.`,
  )
}

/**
 * Merges a concept into another of its kind. Up to `most` people are found by both at once; if there are more, a little
 * later.
 */
export async function merge(editing: Editing, id: number, intoId: number, most = mostInRequest) {
  const { db, deps } = editing
  await lockForChange(db)
  const [concept, into] = [await unmergedConcept(db, id), await unmergedConcept(db, intoId)]
  if (id === intoId) refuseField('IntoID', 'Choose another entry.')
  if (concept.kind !== into.kind) refuseField('IntoID', 'Choose an entry of the same kind.')
  await refuseCircle(db, id, intoId)
  const joined = await joinMerged(db, { id, intoId }, most)
  await setMerged(db, id, { intoId, joined }, deps.now())
  await log(editing, 'concept-merged', { id, label: concept.label, intoId, into: into.label })
}

/** Undoes a merge. Names and relations belong to their own entry again, because a merge does not move them. */
export async function undoMerge(editing: Editing, id: number) {
  const { db, deps } = editing
  await lockForChange(db)
  const { kind, label, mergedIntoId } = found(await findConcept(db, id))
  if (mergedIntoId === null) throw new Refuse('wrong-state', { message: `“${label}” is not merged.` })
  const owner = await findOwner(db, kind, label)
  if (owner !== undefined && owner !== id) {
    const { label: other } = found(await findConcept(db, owner))
    throw new Refuse('wrong-state', { message: `“${label}” is a name of “${other}” now. Take it away there first.` })
  }
  const oldConcept = await foundAs(db, id)
  await setMerged(db, id, { intoId: null }, deps.now())
  if (oldConcept !== id) await partOpenings(db, { id, intoId: oldConcept })
  await log(editing, 'concept-unmerged', { id, label, from: mergedIntoId })
}
