import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../../deps.ts'
import { rewriteSearchRow } from '../projection/search-row.queries.ts'
import { lockOutdated } from './renew.queries.ts'
import { findVocabulary, findVocabularyNow } from './vocabulary.ts'

const batchSize = 50

/** Reads concepts again in profiles that were read with an older vocabulary, after an edit of it or an upgrade. */
export async function renewConcepts(deps: Deps) {
  await findVocabularyNow(deps.db, deps.now())
  let renewed = batchSize
  while (renewed === batchSize) renewed = await renewBatch(deps)
}

function renewBatch(deps: Deps): Promise<number> {
  return deps.db.transaction(async (db: Queryable) => {
    const { version } = await findVocabulary(deps.db, deps.now(), db)
    const ids = await lockOutdated(db, version, batchSize)
    for (const id of ids) await rewriteSearchRow(deps, db, id)
    return ids.length
  })
}
