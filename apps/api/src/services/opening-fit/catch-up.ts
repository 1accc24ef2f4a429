import type { Queryable } from '@pramaan/database/client'
import { openingKinds } from '@pramaan/database/schema'
import type { Deps } from '../../deps.ts'
import { findVocabulary } from '../search/vocabulary/vocabulary.ts'
import type { OpeningKind } from './requirement-rows.ts'
import { findOutdatedKinds, isOutdated } from './requirements.queries.ts'
import { renewBatch, writeRequirements } from './write-requirements.ts'

type Reading = Pick<Deps, 'db' | 'now'>

/** The maximum number of batches of a kind that a request reads again before it responds. */
const mostBatches = 3

/**
 * Reads openings again that were read with an older vocabulary, before a list is sorted by their requirements, because a
 * list must not wait for the background round after an upgrade or an Admin's edit. Returns whether too many are left.
 */
export async function catchUp(deps: Reading, db: Queryable): Promise<boolean> {
  const { version } = await findVocabulary(deps.db, deps.now(), db)
  const outdated = await findOutdatedKinds(db, version)
  if (outdated.length === 0) return false
  for (const kind of openingKinds.filter((one) => outdated.includes(one))) {
    for (let batch = 0; batch < mostBatches; batch++) if ((await renewBatch(deps, kind, db)) === 0) break
  }
  return (await findOutdatedKinds(db, version)).length > 0
}

/** Reads one opening again, if an older vocabulary read it. */
export async function catchUpOne(deps: Reading, db: Queryable, kind: OpeningKind, id: number) {
  const { version } = await findVocabulary(deps.db, deps.now(), db)
  if (await isOutdated(db, kind, id, version)) await writeRequirements(deps, db, kind, [id])
}
