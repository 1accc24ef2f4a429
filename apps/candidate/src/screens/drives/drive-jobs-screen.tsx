import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { usePageTitle } from '@pramaan/app-shell/router/use-page-title.ts'
import { DriveCard } from '@pramaan/features/drives/card/drive-card.tsx'
import type { DriveWithJobs } from '@pramaan/features/drives/drive-shapes.ts'
import { useDrive } from '@pramaan/features/drives/use-drive.ts'
import { idIn } from '@pramaan/features/paths/drive-paths.ts'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { useSearchParams } from 'react-router'
import { DriveJobs } from '../../features/drives/drive-jobs.tsx'
import { DriveNotFound } from '../../features/drives/drive-not-found.tsx'
import { DriveFeeLine } from '../../openings/drive-fee.tsx'
import { useTimeLeft } from '../../openings/drive-time-left.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A drive and its jobs, as a candidate sees them (document 002 §2.7); linked from the drive. */
export function DriveJobsScreen() {
  const t = useTexts()
  const [search] = useSearchParams()
  const drive = useDrive(idIn(search, 'drive'))
  usePageTitle(drive.data?.data.Title)
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      <div className="-my-2 lg:-my-3">
        <BackLink href="/placement-drives">{t('drives.jobs.back')}</BackLink>
      </div>
      {drive.missing && <DriveNotFound />}
      {drive.isPending && !drive.missing && <PageSkeleton />}
      {drive.isError && !drive.missing && <Failure page error={drive.error} onRetry={() => void drive.refetch()} />}
      {drive.data && <Page drive={drive.data.data} />}
    </div>
  )
}

function Page({ drive }: { drive: DriveWithJobs }) {
  const remaining = useTimeLeft()(drive)
  const fee = <DriveFeeLine drive={drive} />
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-6">
      <DriveCard drive={drive} href={`/drive-detail?ID=${drive.ID}`} remaining={remaining} fee={fee} />
      <DriveJobs drive={drive} />
    </div>
  )
}

function PageSkeleton() {
  return (
    <Loading className="grid gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-6">
      <Skeleton className="h-96 w-full rounded-card" />
      <Skeleton className="h-72 w-full rounded-card" />
    </Loading>
  )
}
