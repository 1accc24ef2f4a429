import { runJobs } from '../../background/run-jobs.ts'
import type { Deps } from '../../deps.ts'
import { readAlerts } from './criteria/read-alerts.ts'
import { matchJobs, readJobAlerts } from './jobs/match-jobs.ts'
import { matchCandidates } from './matching/match-candidates.ts'
import { sendAlerts } from './sending/send-alerts.ts'

const steps = [readAlerts, readJobAlerts, matchCandidates, matchJobs, sendAlerts]

/**
 * A round of the alerts: reads the searches, compares the changes with them, and sends due alerts. A failure stops
 * nothing else and is retried in the next round.
 */
export async function alertsRound(deps: Deps) {
  await runJobs(steps, (step) => step(deps))
}
