import { PostedJobPage } from '@pramaan/features/jobs/posted/posted-job-page.tsx'
import { ShortlistStar } from '../../features/shortlist/shortlist-button.tsx'

/** One of the employer's jobs, with the candidates who are suggested and who applied (document 002 §2.6). */
export function JobScreen() {
  return <PostedJobPage action={(candidate) => <ShortlistStar candidate={candidate} />} />
}
