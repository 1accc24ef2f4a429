import { Badge } from '@pramaan/ui/badge'
import { Card } from '@pramaan/ui/card'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Pagination } from '@pramaan/ui/pagination'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { UsersRound } from 'lucide-react'
import { Failure } from '../router/error-page.tsx'
import { ApplicationRow } from './application-row.tsx'
import { useDriveApplications } from './use-drive-applications.ts'
import { useDriveSideTexts } from './use-drive-side-texts.ts'

/** Props of `DriveApplications`: with `jobId` only of that job. */
export type DriveApplicationsProps = { driveId: number; jobId?: number }

/** 'All Applied Candidates' of a drive, or the applicants of one of its jobs, newest first (document 002 §2.7). */
export function DriveApplications({ driveId, jobId }: DriveApplicationsProps) {
  const t = useDriveSideTexts()
  const { answer, page, pageSize, onPage } = useDriveApplications(driveId, jobId)
  const { data, isError, error, refetch, isPlaceholderData } = answer
  return (
    <section aria-labelledby="drive-applied" className="flex min-w-0 flex-col gap-3">
      <SectionHeader
        id="drive-applied"
        title={
          <span className="flex flex-wrap items-center gap-2.5">
            {t(jobId ? 'driveJob.applicants' : 'driveDetails.applied')} {data && <Badge>{data.totalCount}</Badge>}
          </span>
        }
      />
      {isError ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton />
      ) : data.data.length === 0 ? (
        <EmptyState
          icon={UsersRound}
          title={t('driveDetails.applied.none')}
          text={t('driveDetails.applied.none.text')}
        />
      ) : (
        <Card flush as="div" aria-busy={isPlaceholderData || undefined}>
          <ul>
            {data.data.map((application) => (
              <ApplicationRow
                key={`${application.Kind}${application.ID}`}
                application={application}
                ofJob={jobId !== undefined}
              />
            ))}
          </ul>
        </Card>
      )}
      {data && data.totalCount > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={data.totalCount} onPage={onPage} />
      )}
    </section>
  )
}

const rows = Array.from({ length: 4 }, (_, index) => `row ${index + 1}`)

function RowsSkeleton() {
  return (
    <Loading className="overflow-hidden rounded-card border border-line bg-surface">
      {rows.map((key) => (
        <div key={key} className="flex items-center gap-3.5 border-line px-4 py-3 not-first:border-t sm:px-5">
          <Skeleton className="size-11 rounded-full!" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
          <Skeleton className="h-9 w-20" />
        </div>
      ))}
    </Loading>
  )
}
