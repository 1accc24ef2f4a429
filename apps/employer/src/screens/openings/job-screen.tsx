import { PostedJobPage } from '@pramaan/features/jobs/posted/posted-job-page.tsx'
import { ShortlistStar } from '../../features/shortlist/shortlist-button.tsx'

/** One of the employer's jobs, with suggested candidates and applicants (document 002 §2.6). */
export function JobScreen() {
  return <PostedJobPage action={(candidate) => <ShortlistStar candidate={candidate} />} />
}
