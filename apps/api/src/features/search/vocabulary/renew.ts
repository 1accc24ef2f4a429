import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../../deps.ts'
import { rewriteSearchRow } from '../projection/search-row.queries.ts'
import { lockOutdated } from './renew.queries.ts'
import { findVocabulary, findVocabularyNow } from './vocabulary.ts'

const batchSize = 50

/** Milliseconds after which a batch ends: on the embedded engine every request waits for it. */
const longestBatchMs = 40

/** Reads concepts again in profiles that were read with an older vocabulary, after an edit of it or an upgrade. */
export async function renewConcepts(deps: Deps) {
  await findVocabularyNow(deps.db, deps.now())
  for (let more = true; more; ) more = await renewBatch(deps)
}

/** Whether more are left. */
function renewBatch(deps: Deps): Promise<boolean> {
  return deps.db.transaction(async (db: Queryable) => {
    const { version } = await findVocabulary(deps.db, deps.now(), db)
    const ids = await lockOutdated(db, version, batchSize)
    const until = performance.now() + longestBatchMs
    for (const [at, id] of ids.entries()) {
      await rewriteSearchRow(deps, db, id)
      if (performance.now() > until && at + 1 < ids.length) return true
    }
    return ids.length === batchSize
  })
}
