import type { Queryable } from '@pramaan/database/client'
import { openingKinds } from '@pramaan/database/schema'
import type { Deps } from '../../deps.ts'
import { findVocabulary } from '../search/vocabulary/vocabulary.ts'
import { type OpeningKind, requirementRows } from './requirement-rows.ts'
import { findTexts, lockOpenings, lockOutdatedOpenings, replaceRequirements } from './requirements.queries.ts'

/**
 * Writes the requirements of openings, in the caller's transaction if there is one. Several requests may find the same
 * opening outdated: they write one after another, each from the texts as they are by then.
 */
export async function writeRequirements(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Queryable,
  kind: OpeningKind,
  ids: readonly number[],
) {
  if (ids.length === 0) return
  await caller.transaction(async (db: Queryable) => {
    const { version, vocabulary } = await findVocabulary(deps.db, deps.now(), db)
    await lockOpenings(db, kind, ids)
    const openings = await findTexts(db, kind, ids)
    const rows = openings.flatMap(({ id, texts }) => requirementRows({ kind, id, texts }, vocabulary))
    await replaceRequirements(db, kind, { ids, rows, version })
  })
}

const batchSize = 50

/** Reads requirements again that were read with an older vocabulary: after an edit of it, and after an upgrade. */
export async function renewRequirements(deps: Deps) {
  for (const kind of openingKinds) {
    let renewed = batchSize
    while (renewed === batchSize) renewed = await renewBatch(deps, kind, deps.db)
  }
}

/** Reads the next openings of a kind again, in a transaction of their own or inside the caller's; returns how many. */
export function renewBatch(deps: Pick<Deps, 'db' | 'now'>, kind: OpeningKind, caller: Queryable): Promise<number> {
  return caller.transaction(async (db: Queryable) => {
    const { version } = await findVocabulary(deps.db, deps.now(), db)
    const ids = await lockOutdatedOpenings(db, kind, version, batchSize)
    await writeRequirements(deps, db, kind, ids)
    return ids.length
  })
}
