import { StopAlertScreen as StopAlert } from '@pramaan/features/alerts/stop-alert-screen.tsx'
import { SearchedJobs } from '../../features/saved-job-searches/searched-jobs.tsx'

/** The page of an alert's message: it says which search for jobs it stops. */
export function StopAlertScreen() {
  return <StopAlert searched={(query) => <SearchedJobs query={query} />} />
}
