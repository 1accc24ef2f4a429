import { runJobs } from '../../../background/run-jobs.ts'
import type { Deps } from '../../../deps.ts'
import { dueErasures, erasePerson } from './erase.queries.ts'
import { forgetInTexts } from './texts-of-others.queries.ts'

/** A round that erases accounts whose grace period ended without a cancellation (D11). */
export async function eraseDue(deps: Deps) {
  await runJobs(await dueErasures(deps.db, deps.now()), async (accountId) => {
    await forgetInTexts(deps.db, accountId)
    await erasePerson(deps.db, accountId, deps.now())
  })
}
