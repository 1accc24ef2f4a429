import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useCameFrom } from '@pramaan/app-shell/router/back/came-from.ts'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { isMissing } from '@pramaan/app-shell/router/failures/is-missing.ts'
import { NotFoundState } from '@pramaan/app-shell/router/failures/not-found-state.tsx'
import { RecordSkeleton } from '@pramaan/app-shell/waiting/record-skeleton.tsx'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { driveDetailsPath, idIn } from '../../paths/drive-paths.ts'
import { jobsPath } from '../../paths/job-path.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { JobAbout, JobFacts } from '../job-facts.tsx'
import type { Job } from '../job-shapes.ts'
import { JobEditCard } from './job-edit-card.tsx'
import { JobFactStrip } from './job-fact-strip.tsx'
import { DenseJobHeader, PostedJobHeader } from './posted-job-header.tsx'
import { PostedPeople } from './posted-people.tsx'
import type { SuggestedListProps } from './suggested-list.tsx'

type SideProps = Pick<SuggestedListProps, 'action'> & {
  /**
   * The breadcrumb of a console, first without the job. It makes the page dense: the facts in one line, the people in a
   * table.
   */
  aboveOf?: ((job?: Job) => ReactNode) | undefined
}

/**
 * A posted job for its employer or staff: `Job` in the URL; the back link leads to the jobs, or to its drive (document
 * 002 §2.6).
 */
export function PostedJobPage({ action, aboveOf }: SideProps) {
  const api = useApi()
  const [address] = useSearchParams()
  const { data, error, refetch } = useQuery(api.jobs.get.query({ params: { id: idIn(address, 'Job') ?? 0 } }))
  const job = data?.data
  return (
    <div className={aboveOf ? 'flex flex-col gap-3' : 'flex flex-col gap-4'}>
      {(!aboveOf || (!job && error)) && <Back driveId={job?.PlacementDriveID ?? idIn(address, 'placement-drive')} />}
      {job && <JobOfSide key={job.ID} job={job} action={action} aboveOf={aboveOf} />}
      {!job && !error && <JobSkeleton aboveOf={aboveOf} />}
      {!job &&
        error &&
        (isMissing(error) ? <GoneJob /> : <Failure page error={error} onRetry={() => void refetch()} />)}
    </div>
  )
}

function Back({ driveId }: { driveId: number | undefined }) {
  const t = usePostingTexts()
  const toDrive = !useCameFrom(jobsPath) && driveId
  return (
    <div className="-my-2">
      <BackLink href={toDrive ? driveDetailsPath(toDrive) : jobsPath}>
        {t(toDrive ? 'postedJob.backToDrive' : 'postedJob.back')}
      </BackLink>
    </div>
  )
}

const columns = 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6'

function JobSkeleton({ aboveOf }: SideProps) {
  if (aboveOf) return <RecordSkeleton above={aboveOf()} facts={<JobFactStrip job={undefined} />} />
  return (
    <Loading className="flex flex-col gap-4">
      <Skeleton className="h-36 w-full rounded-card!" />
      <div className={columns}>
        <Skeleton className="h-96 w-full rounded-card!" />
        <Skeleton className="h-112 w-full rounded-card!" />
      </div>
    </Loading>
  )
}

function JobOfSide({ job, action, aboveOf }: SideProps & { job: Job }) {
  const t = usePostingTexts()
  const [edits, setEdits] = useState(false)
  const onEdit = () => setEdits(true)
  if (edits) return <JobEditCard job={job} onDone={() => setEdits(false)} />
  if (aboveOf)
    return (
      <>
        <DenseJobHeader job={job} onEdit={onEdit} above={aboveOf(job)} />
        <PostedPeople dense job={job} action={action} onEdit={onEdit} />
        <Card
          as="aside"
          aria-label={t('postedJob.about')}
          className="grid grid-cols-1 gap-6 wrap-anywhere lg:grid-cols-2"
        >
          <JobAbout job={job} level={2} />
        </Card>
      </>
    )
  return (
    <>
      <PostedJobHeader job={job} onEdit={onEdit} />
      <div className={columns}>
        <PostedPeople job={job} action={action} onEdit={onEdit} />
        <Card as="aside" aria-label={t('postedJob.about')} className="flex flex-col gap-6">
          <SectionHeader title={t('postedJob.about')} />
          <JobFacts job={job} columns={2} />
          <JobAbout job={job} level={3} />
        </Card>
      </div>
    </>
  )
}

function GoneJob() {
  const t = usePostingTexts()
  return (
    <NotFoundState
      drawing="nothing"
      title={t('postedJob.gone')}
      text={t('postedJob.gone.text')}
      href={jobsPath}
      way={t('postedJob.back')}
    />
  )
}
