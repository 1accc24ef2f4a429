import type { Deps } from '../../deps.ts'
import { readAlerts } from './criteria/read-alerts.ts'
import { matchJobs, readJobAlerts } from './jobs/match-jobs.ts'
import { matchCandidates } from './matching/match-candidates.ts'
import { sendAlerts } from './sending/send-alerts.ts'

/** A round of the alerts: reads the searches, compares the changes with them, then sends the alerts that are due. */
export async function alertsRound(deps: Deps) {
  await readAlerts(deps)
  await readJobAlerts(deps)
  await matchCandidates(deps)
  await matchJobs(deps)
  await sendAlerts(deps)
}
