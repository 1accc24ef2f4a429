import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { isMissing } from '@pramaan/app-shell/router/failures/is-missing.ts'
import { NotFoundState } from '@pramaan/app-shell/router/failures/not-found-state.tsx'
import { JobPage, JobPageSkeleton } from '@pramaan/features/jobs/page/job-page.tsx'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { useQuery } from '@tanstack/react-query'

import { useSearchParams } from 'react-router'
import { JobAside } from '../../features/jobs/job-aside.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** One job, in a drive or on its own, from `Job` and `placement-drive` in the address (document 001 §2). */
export function JobScreen() {
  const t = useTexts()
  const api = useApi()
  const [search] = useSearchParams()
  const drive = Number(search.get('placement-drive')) || undefined
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
        (isMissing(job.error) ? <GoneJob /> : <Failure error={job.error} onRetry={() => void job.refetch()} />)}
      {job.data && <JobPage job={job.data.data} aside={<JobAside job={job.data.data} />} />}
    </div>
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
