import type { Deps } from '../deps.ts'
import {
  emptyMessages,
  removeCodes,
  removeCounters,
  removeDevices,
  removeKeys,
  removeSessions,
  removeTypedTexts,
  removeUnconfirmed,
} from './retention.queries.ts'
import { runJobs } from './run-jobs.ts'

const sweeps = [
  emptyMessages,
  removeCodes,
  removeSessions,
  removeDevices,
  removeCounters,
  removeKeys,
  removeTypedTexts,
  removeUnconfirmed,
]

/** A round that deletes what is no longer needed: each step is one statement, safe to run twice or on two servers. */
export function retentionRound(deps: Deps) {
  return () => runJobs(sweeps, (sweep) => sweep(deps.db, deps.now()))
}
