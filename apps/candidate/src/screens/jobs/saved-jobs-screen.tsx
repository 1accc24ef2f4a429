import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { usePageNumber } from '@pramaan/app-shell/router/list-pages/use-page-number.ts'
import { isSavedJobOpen } from '@pramaan/domain/job'
import { JobDialog } from '@pramaan/features/jobs/page/job-dialog.tsx'
import { Card } from '@pramaan/ui/card'
import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { PageHeader } from '@pramaan/ui/page-header'
import { Pagination } from '@pramaan/ui/pagination'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SavedJobLine } from '../../features/jobs/saved-job-line.tsx'
import { useTexts } from '../../texts/use-texts.ts'

const pageSize = 10

/** The jobs that a candidate saved for later, with their current status. */
export function SavedJobsScreen() {
  const t = useTexts()
  const api = useApi()
  const [page, toPage] = usePageNumber()
  const pageOf = (at: number) => api.savedJobs.list.query({ query: { pageSize, pageIndex: at - 1 } })
  const saved = useQuery({ ...pageOf(page), placeholderData: keepPreviousData })
  const onNear = useNextPage(saved, pageOf)
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title={t('titles.savedJobs')} description={t('jobs.saved.text')} />
      {saved.isError && <Failure error={saved.error} onRetry={() => void saved.refetch()} />}
      {saved.isPending && <SavedSkeleton />}
      <ResultsRegion className="flex flex-col gap-4">
        {saved.data && <SavedList list={saved.data.data} />}
        {(saved.data?.totalCount ?? 0) > pageSize && (
          <Pagination page={page} pageSize={pageSize} total={saved.data?.totalCount} onPage={toPage} onNear={onNear} />
        )}
      </ResultsRegion>
    </div>
  )
}

type ListProps = { list: Parameters<typeof SavedJobLine>[0]['saved'][] }

function SavedList({ list }: ListProps) {
  const t = useTexts()
  const [openId, setOpenId] = useState<number>()
  const open = list.find(({ JobID }) => JobID === openId)
  if (list.length === 0)
    return (
      <EmptyState
        level={2}
        drawing="saved"
        title={t('jobs.saved.none')}
        text={t('jobs.saved.none.text')}
        action={
          <LinkButton href="/jobs" tone="soft">
            {t('jobs.saved.none.action')}
          </LinkButton>
        }
      />
    )
  return (
    <Card as="div" flush>
      <ul aria-label={t('titles.savedJobs')}>
        {list.map((saved) => (
          <SavedJobLine key={saved.JobID} saved={saved} onOpen={() => setOpenId(saved.JobID)} />
        ))}
      </ul>
      {open?.Job && (
        <JobDialog job={open.Job} applies={isSavedJobOpen(open.State)} onClose={() => setOpenId(undefined)} />
      )}
    </Card>
  )
}

function SavedSkeleton() {
  return (
    <Loading>
      <Card>
        <SkeletonText lines={6} />
      </Card>
    </Loading>
  )
}
