import type { Queryable } from '@pramaan/database/client'
import { openingKinds } from '@pramaan/database/schema'
import type { Deps } from '../../deps.ts'
import { findVocabulary } from '../search/vocabulary/vocabulary.ts'
import type { OpeningKind } from './requirement-rows.ts'
import { findOutdatedKinds, isOutdated } from './requirements.queries.ts'
import { renewBatch, writeRequirements } from './write-requirements.ts'

type Reading = Pick<Deps, 'db' | 'now'>

/** How many batches of a kind one request reads again before it answers. */
const mostBatches = 3

/**
 * Reads openings again that were read with an older vocabulary, before a list is ordered by their requirements: after
 * an upgrade or an Admin's edit no list waits for the background round. Returns whether some are left because they were
 * too many.
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
