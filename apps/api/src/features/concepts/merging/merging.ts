import type { Queryable } from '@pramaan/database/client'
import { spellingKey } from '@pramaan/domain/concept'
import type { Deps } from '../../../deps.ts'
import { findConcept, findGroup, findTerms } from '../concepts.queries.ts'
import { listUnjoined, lockForChange, setJoined } from '../edit.queries.ts'
import { findAskedTexts, moveRequirements } from './openings.queries.ts'
import { joinChanges, joinPeople, type Merge } from './people.queries.ts'

/** The number of people who get the other concept in the merge request itself, which takes about a second. */
export const mostInRequest = 500

/**
 * Makes people and openings of a merged concept findable by the other concept, in the transaction of the merge, until
 * each is read again. False if there are too many people: then searches don't use the merge before `finishMerges` has
 * given all of them both concepts.
 */
export async function joinMerged(db: Queryable, merge: Merge, most: number): Promise<boolean> {
  if ((await joinPeople(db, merge, most)) === most) return false
  await joinChanges(db, merge)
  await moveRequirements(db, { from: merge.id, to: merge.intoId })
  return true
}

/** Gives the people of large merges the other concept in batches; afterwards searches use the merge. */
export async function finishMerges({ db }: Pick<Deps, 'db'>, batch = mostInRequest) {
  for (const id of await listUnjoined(db)) for (let more = true; more; ) more = await finishMerge(db, id, batch)
}

/** Whether more people are left. */
async function finishMerge(db: Deps['db'], id: number, batch: number): Promise<boolean> {
  const intoId = await targetOf(db, id)
  if (intoId === undefined) return false
  const movedPeople = await db.transaction((step: Queryable) => joinPeople(step, { id, intoId }, batch))
  if (movedPeople === batch) return true
  return db.transaction(async (step: Queryable) => {
    await lockForChange(step)
    // The merge may have been undone meanwhile.
    if ((await targetOf(step, id)) !== intoId) return true
    if (!(await joinMerged(step, { id, intoId }, batch))) return true
    await setJoined(step, id)
    return false
  })
}

/** The target of a merge that searches don't use yet. */
async function targetOf(db: Queryable, id: number): Promise<number | undefined> {
  const concept = await findConcept(db, id)
  return concept && concept.mergedIntoId !== null && !concept.joined ? foundAs(db, concept.mergedIntoId) : undefined
}

/** The concept that searches find instead of this one: itself, unless it is merged and searches use the merge. */
export async function foundAs(db: Queryable, id: number): Promise<number> {
  const concept = await findConcept(db, id)
  return concept && concept.mergedIntoId !== null && concept.joined ? foundAs(db, concept.mergedIntoId) : id
}

/**
 * Restores the former concept of openings after an Undo, as far as they spell it. People have both concepts until they
 * are read again.
 */
export async function partOpenings(db: Queryable, { id, intoId }: Merge) {
  const { ids } = await findGroup(db, id)
  const keys = new Set((await findTerms(db, ids)).map(({ key }) => key))
  const texts = (await findAskedTexts(db, intoId)).filter((text) => keys.has(spellingKey(text)))
  if (texts.length > 0) await moveRequirements(db, { from: intoId, to: id, texts })
}
