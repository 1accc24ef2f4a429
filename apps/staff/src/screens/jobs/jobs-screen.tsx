import { JobListing } from '@pramaan/features/jobs/list/job-listing.tsx'
import { AddressViews } from '../../features/saved-views/address-views.tsx'

/** All jobs, of every employer and of the platform, with the Admin's saved views (document 002 §2.6). */
export function JobsScreen() {
  return <JobListing tools={<AddressViews list="jobs" size="md" />} />
}
