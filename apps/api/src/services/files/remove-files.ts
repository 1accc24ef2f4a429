import { runJobs } from '../../background/run-jobs.ts'
import type { Deps } from '../../deps.ts'
import { claimRemovable, deleteFile } from './files.queries.ts'

const most = 100

/** A round that removes files that nothing uses: first the bytes, then the row, so that a crash in between is repeated. */
export async function removeFiles(deps: Deps) {
  await deps.files.temporary.sweep(deps.now())
  await runJobs(await claimRemovable(deps.db, deps.now(), most), async (id) => {
    await deps.files.store.remove(id)
    await deleteFile(deps.db, id)
  })
}
