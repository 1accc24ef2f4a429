import { firstJobQueries, useJobSearch } from '@pramaan/features/jobs/list/filters/use-job-search.ts'
import { JobListing } from '@pramaan/features/jobs/list/job-listing.tsx'
import { ReportedJobs } from '@pramaan/features/jobs/list/rows/reported-jobs.tsx'
import { jobPath } from '@pramaan/features/paths/job-path.ts'
import { LinkButton } from '@pramaan/ui/link-button'
import { lazy, Suspense } from 'react'
import { SaveJobSearch } from '../../features/saved-job-searches/save-job-search.tsx'
import { SavedJobSearches } from '../../features/saved-job-searches/saved-job-searches.tsx'
import { useLastReportedJobs, useReportedJobs } from '../../features/saved-job-searches/use-saved-job-searches.ts'
import { useTexts } from '../../texts/use-texts.ts'

// Only for saved searches whose alert has reported something.
const ReportedLine = lazy(() =>
  import('@pramaan/features/alerts/reported-line.tsx').then((m) => ({ default: m.ReportedLine })),
)

/** The jobs that a candidate may apply to, those that match their skills first (document 001 §2). */
export function JobsScreen() {
  const t = useTexts()
  const { search, answer } = useJobSearch()
  const jobIds = answer.data?.data.map(({ ID }) => ID)
  const reported = useReportedJobs(search, jobIds ?? [])
  const last = useLastReportedJobs(search)
  return (
    <ReportedJobs value={reported}>
      <JobListing
        mainTool={
          <>
            <LinkButton href="/saved-jobs" tone="quiet">
              {t('titles.savedJobs')}
            </LinkButton>
            <SaveJobSearch />
          </>
        }
        tools={<SavedJobSearches />}
        reported={
          last &&
          jobIds &&
          search.page === 1 && (
            <Suspense>
              <ReportedLine last={last} shown={jobIds} hrefOf={jobPath} />
            </Suspense>
          )
        }
      />
    </ReportedJobs>
  )
}

JobsScreen.firstQueries = firstJobQueries
