import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useCameFrom } from '@pramaan/app-shell/router/back/came-from.ts'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { isMissing } from '@pramaan/app-shell/router/failures/is-missing.ts'
import { NotFoundState } from '@pramaan/app-shell/router/failures/not-found-state.tsx'
import { publicJobPath } from '@pramaan/domain/public-job'
import type { Job } from '@pramaan/features/jobs/job-shapes.ts'
import { JobPage, JobPageSkeleton } from '@pramaan/features/jobs/page/job-page.tsx'
import { SaveButton } from '@pramaan/features/jobs/save/save-button.tsx'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { JobAside } from '../../features/jobs/job-aside.tsx'
import { SimilarJobs } from '../../features/jobs/similar-jobs.tsx'
import { ShareButton } from '../../share/share-button.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** One job, in a drive or on its own, from `Job` and `placement-drive` in the address (document 001 §2). */
export function JobScreen() {
  const t = useTexts()
  const api = useApi()
  const [search] = useSearchParams()
  const cameFromJobs = useCameFrom('/jobs')
  const drive = (!cameFromJobs && Number(search.get('placement-drive'))) || undefined
  const job = useQuery(api.jobs.get.query({ params: { id: search.get('Job') ?? '0' } }))
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      <div className="-my-2 lg:-my-3">
        <BackLink href={drive ? `/drive-detail?ID=${drive}` : '/jobs'}>
          {t(drive ? 'jobs.backToDrive' : 'jobs.back')}
        </BackLink>
      </div>
      {job.isPending && <JobPageSkeleton />}
      {job.isError &&
        (isMissing(job.error) ? <GoneJob /> : <Failure page error={job.error} onRetry={() => void job.refetch()} />)}
      {job.data && <OneJob job={job.data.data} />}
    </div>
  )
}

function OneJob({ job }: { job: Job }) {
  return (
    <JobPage
      job={job}
      aside={<JobAside job={job} />}
      actions={
        <>
          <SaveButton job={job} />
          <ShareButton
            title={job.Title}
            path={publicJobPath({ id: job.ID, title: job.Title, location: job.Location })}
          />
        </>
      }
      after={<SimilarJobs jobId={job.ID} />}
    />
  )
}

function GoneJob() {
  const t = useTexts()
  return (
    <NotFoundState
      drawing="nothing"
      title={t('jobs.gone')}
      text={t('jobs.gone.text')}
      href="/jobs"
      way={t('jobs.gone.others')}
    />
  )
}
