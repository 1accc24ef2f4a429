import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../../deps.ts'
import { noteVersion, readRows, storeRows } from '../projection/search-row.queries.ts'
import { findUnchanged, lockOutdated } from './renew.queries.ts'
import { findVocabulary, findVocabularyNow } from './vocabulary.ts'

/** So few that reading them takes some milliseconds: every request waits for it. */
const batchSize = 10

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
    const read = await readRows(deps, db, ids)
    const unchanged = await findUnchanged(db, [...read.values()])
    await noteVersion(db, [...unchanged], version)
    for (const id of ids) if (!unchanged.has(id)) await storeRows(deps, db, id, read.get(id))
    return ids.length === batchSize
  })
}
