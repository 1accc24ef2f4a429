import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { RecordSkeleton } from '@pramaan/app-shell/waiting/record-skeleton.tsx'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { driveListOf, idIn } from '../../paths/drive-paths.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { DriveWithJobs } from '../drive-shapes.ts'
import { NoDrive } from '../no-drive.tsx'
import { useDrive } from '../use-drive.ts'
import { DenseDriveHeader, DriveFactStrip } from './dense-drive-header.tsx'
import { DriveApplications } from './drive-applications.tsx'
import { DriveDetailsCard } from './drive-details-card.tsx'
import { DriveJobList } from './drive-job-list.tsx'

/**
 * The breadcrumb of a console, first without the drive. It makes the page dense: the facts in one line, jobs and people
 * in tables.
 */
type AboveOf = ((drive?: DriveWithJobs) => ReactNode) | undefined

/** A drive for its employer or staff: a card to read or edit, its jobs, and all applicants (document 002 §2.7). */
export function DriveDetails({ aboveOf }: { aboveOf?: AboveOf }) {
  const t = usePostingTexts()
  const { role } = usePerson()
  const [search] = useSearchParams()
  const drive = useDrive(idIn(search, 'drive'))
  return (
    <div className={aboveOf ? 'flex flex-col gap-3' : 'flex flex-col gap-4'}>
      {(!aboveOf || drive.missing || drive.isError) && (
        <div className="-my-2">
          <BackLink href={driveListOf(role)}>{t('driveDetails.back')}</BackLink>
        </div>
      )}
      {drive.missing ? (
        <NoDrive />
      ) : drive.data ? (
        <Details drive={drive.data.data} aboveOf={aboveOf} />
      ) : drive.isError ? (
        <Failure page error={drive.error} onRetry={() => void drive.refetch()} />
      ) : (
        <DetailsSkeleton aboveOf={aboveOf} />
      )}
    </div>
  )
}

const columns = 'grid items-start gap-4 lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-6'

function Details({ drive, aboveOf }: { drive: DriveWithJobs; aboveOf: AboveOf }) {
  if (aboveOf)
    return (
      <>
        <DenseDriveHeader key={drive.ID} drive={drive} above={aboveOf(drive)} />
        <DriveJobList dense drive={drive} />
        <DriveApplications dense driveId={drive.ID} />
      </>
    )
  return (
    <div className={columns}>
      <DriveDetailsCard key={drive.ID} drive={drive} />
      <div className="flex min-w-0 flex-col gap-6 lg:gap-8">
        <DriveJobList drive={drive} />
        <DriveApplications driveId={drive.ID} />
      </div>
    </div>
  )
}

function DetailsSkeleton({ aboveOf }: { aboveOf: AboveOf }) {
  if (aboveOf) return <RecordSkeleton above={aboveOf()} facts={<DriveFactStrip drive={undefined} />} />
  return (
    <Loading className={columns}>
      <Skeleton className="h-112 w-full rounded-card" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-40 w-full rounded-card" />
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-56 w-full rounded-card" />
      </div>
    </Loading>
  )
}
