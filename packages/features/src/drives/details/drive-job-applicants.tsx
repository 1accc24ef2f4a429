import { Refused } from '@pramaan/api-client'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { NotFoundState } from '@pramaan/app-shell/router/failures/not-found-state.tsx'
import { RecordSkeleton } from '@pramaan/app-shell/waiting/record-skeleton.tsx'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { LinkButton } from '@pramaan/ui/link-button'
import { PageHeader } from '@pramaan/ui/page-header'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { TextLink } from '@pramaan/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Job } from '../../jobs/job-shapes.ts'
import { JobHeader } from '../../jobs/page/job-page.tsx'
import { JobFactStrip } from '../../jobs/posted/job-fact-strip.tsx'
import { driveDetailsPath, driveListOf, idIn } from '../../paths/drive-paths.ts'
import { jobPath } from '../../paths/job-path.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { DriveApplications } from './drive-applications.tsx'

/**
 * The breadcrumb of a console, first without the job. It makes the page dense: the facts in one line, the applicants in
 * a table.
 */
type AboveOf = ((job?: Job) => ReactNode) | undefined

/** A job of a drive with its applicants, and a link back to the drive (document 002 §2.7). */
export function DriveJobApplicants({ aboveOf }: { aboveOf?: AboveOf }) {
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
    <div className={aboveOf ? 'flex flex-col gap-3' : 'flex flex-col gap-4'}>
      {!missing && (!aboveOf || job.isError) && (
        <div className="-my-2">
          <BackLink href={back}>{t('driveJob.back')}</BackLink>
        </div>
      )}
      {missing ? (
        <NotFoundState
          drawing="nothing"
          title={t('driveJob.missing')}
          text={t('driveJob.missing.text')}
          href={back}
          way={t('driveJob.back')}
        />
      ) : found ? (
        <>
          <Header job={found} aboveOf={aboveOf} />
          <DriveApplications driveId={driveId} jobId={found.ID} dense={aboveOf !== undefined} />
        </>
      ) : job.isError ? (
        <Failure page error={job.error} onRetry={() => void job.refetch()} />
      ) : (
        <PageSkeleton aboveOf={aboveOf} />
      )}
    </div>
  )
}

function Header({ job, aboveOf }: { job: Job; aboveOf: AboveOf }) {
  const t = usePostingTexts()
  const page = jobPath(job.ID, job.PlacementDriveID)
  if (aboveOf)
    return (
      <>
        <PageHeader
          dense
          above={aboveOf(job)}
          title={<span className="wrap-anywhere">{job.Title}</span>}
          beside={job.CompanyName}
          actions={
            <LinkButton href={page} tone="quiet" size="sm">
              {t('driveJob.open')}
            </LinkButton>
          }
        />
        <JobFactStrip job={job} driveHidden />
      </>
    )
  return (
    <>
      <JobHeader job={job} />
      <TextLink href={page} className="-mt-2 self-start">
        {t('driveJob.open')}
      </TextLink>
    </>
  )
}

function PageSkeleton({ aboveOf }: { aboveOf: AboveOf }) {
  if (aboveOf) return <RecordSkeleton above={aboveOf()} facts={<JobFactStrip job={undefined} driveHidden />} />
  return (
    <Loading className="flex flex-col gap-4">
      <Skeleton className="h-36 w-full rounded-card" />
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-56 w-full rounded-card" />
    </Loading>
  )
}
