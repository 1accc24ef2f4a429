import { JobListing } from '@pramaan/app-kit/job-list/job-listing.tsx'

/** The jobs that a candidate may apply to, those that match their skills first (document 001 §2). */
export function JobsScreen() {
  return <JobListing />
}
