import { Refused } from '@pramaan/api-client'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { TextLink } from '@pramaan/ui/text-link'
import { useQuery } from '@tanstack/react-query'

import { useSearchParams } from 'react-router'
import { JobHeader } from '../../jobs/page/job-page.tsx'
import { driveDetailsPath, driveListOf, idIn } from '../../paths/drive-paths.ts'
import { jobPath } from '../../paths/job-path.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { DriveApplications } from './drive-applications.tsx'

/** A job of a drive with its applicants, and a link back to the drive (document 002 §2.7). */
export function DriveJobApplicants() {
  const t = usePostingTexts()
  const api = useApi()
  const { role } = usePerson()
  const [search] = useSearchParams()
  const [driveId, jobId] = [idIn(search, 'driveID'), idIn(search, 'Job')]
  const job = useQuery({
    ...api.jobs.get.query({ params: { id: jobId ?? 0 } }),
    enabled: driveId !== undefined && jobId !== undefined,
  })
  const back = driveId === undefined ? driveListOf(role) : driveDetailsPath(driveId)
  const found = job.data?.data.PlacementDriveID === driveId ? job.data?.data : undefined
  const refused = job.error instanceof Refused && job.error.code === 'not-found'
  const missing = driveId === undefined || jobId === undefined || refused || (job.data && !found)
  return (
    <div className="flex flex-col gap-4">
      <div className="-my-2">
        <BackLink href={back}>{t('driveJob.back')}</BackLink>
      </div>
      {missing ? (
        <EmptyState level={1} drawing="nothing" title={t('driveJob.missing')} text={t('driveJob.missing.text')} />
      ) : found ? (
        <>
          <JobHeader job={found} />
          <TextLink href={jobPath(found.ID, found.PlacementDriveID)} className="-mt-2 self-start">
            {t('driveJob.open')}
          </TextLink>
          <DriveApplications driveId={driveId} jobId={found.ID} />
        </>
      ) : job.isError ? (
        <Failure error={job.error} onRetry={() => void job.refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </div>
  )
}

function PageSkeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      <Skeleton className="h-36 w-full rounded-card" />
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-56 w-full rounded-card" />
    </Loading>
  )
}
