import { firstJobQueries, useJobSearch } from '@pramaan/features/jobs/list/filters/use-job-search.ts'
import { JobListing } from '@pramaan/features/jobs/list/job-listing.tsx'
import { ReportedJobs } from '@pramaan/features/jobs/list/rows/reported-jobs.tsx'
import { LinkButton } from '@pramaan/ui/link-button'
import { SaveJobSearch } from '../../features/saved-job-searches/save-job-search.tsx'
import { SavedJobSearches } from '../../features/saved-job-searches/saved-job-searches.tsx'
import { useReportedJobs } from '../../features/saved-job-searches/use-saved-job-searches.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The jobs that a candidate may apply to, those that match their skills first (document 001 §2). */
export function JobsScreen() {
  const t = useTexts()
  const { search, answer } = useJobSearch()
  const reported = useReportedJobs(search, answer.data?.data.map(({ ID }) => ID) ?? [])
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
      />
    </ReportedJobs>
  )
}

JobsScreen.firstQueries = firstJobQueries
