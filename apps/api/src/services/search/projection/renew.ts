import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../../deps.ts'
import { findVocabulary, findVocabularyNow } from '../vocabulary/vocabulary.ts'
import { findUnchanged, lockOutdated } from './renew.queries.ts'
import { noteVersion, readRows, storeRows } from './search-row.queries.ts'

/** So few that reading them takes some milliseconds: every request waits for it. */
const batchSize = 10

/** Milliseconds after which a batch ends: on the embedded engine every request waits for it. */
const longestBatchMs = 40

/** Reads concepts again in profiles that were read with an older vocabulary, after an edit of it or an upgrade. */
export async function renewConcepts(deps: Deps) {
  await findVocabularyNow(deps.db, deps.now())
  for (let more = true; more; ) more = await renewBatch(deps)
}

/** Whether more are left. Of most people an edit changes nothing, so that their rows are not written. */
function renewBatch(deps: Deps): Promise<boolean> {
  return deps.db.transaction(async (db: Queryable) => {
    const { version } = await findVocabulary(deps.db, deps.now(), db)
    const ids = await lockOutdated(db, version, batchSize)
    const until = performance.now() + longestBatchMs
    const read = await readRows(deps, db, ids)
    const unchanged = await findUnchanged(db, [...read.values()])
    await noteVersion(db, [...unchanged], version)
    const changed = ids.filter((id) => !unchanged.has(id))
    for (const [at, id] of changed.entries()) {
      await storeRows(deps, db, id, read.get(id))
      if (performance.now() > until && at + 1 < changed.length) return true
    }
    return ids.length === batchSize
  })
}
