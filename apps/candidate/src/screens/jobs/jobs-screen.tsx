import { JobListing } from '@pramaan/features/jobs/list/job-listing.tsx'
import { SavedJobSearches } from '../../features/saved-job-searches/saved-job-searches.tsx'

/** The jobs that a candidate may apply to, those that match their skills first (document 001 §2). */
export function JobsScreen() {
  return <JobListing tools={<SavedJobSearches />} />
}
