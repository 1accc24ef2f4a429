import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import type { Landed } from '@pramaan/app-shell/router/app-routes.ts'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { pageIn } from '@pramaan/app-shell/router/list-pages/use-page-number.ts'
import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { PageHeader } from '@pramaan/ui/page-header'
import { Pagination } from '@pramaan/ui/pagination'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import { Tabs } from '@pramaan/ui/tabs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ApplicationCard } from '../../features/applications/application-card.tsx'
import { PushOffer } from '../../features/applications/push-offer.tsx'
import { WaitingList } from '../../features/applications/waiting-list.tsx'
import type { MyApplication } from '../../openings/my-application.ts'
import { useTexts } from '../../texts/use-texts.ts'

type Kind = MyApplication['Kind']
const kinds: readonly Kind[] = ['job', 'drive', 'course']
const pageSize = 10

/** Everything that the candidate applied to, with status and next step. */
export function ApplicationsScreen() {
  const t = useTexts()
  const [search, setSearch] = useSearchParams()
  const { kind, page } = placeIn(search)
  const open = (nextKind: string | undefined, nextPage: number) =>
    setSearch({ ...(nextKind && { kind: nextKind }), ...(nextPage > 1 && { page: String(nextPage) }) })
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title={t('applications.title')} description={t('applications.text')} />
      <Tabs
        label={t('applications.kinds')}
        tabs={(['all', ...kinds] as const).map((value) => ({ value, label: t(`applications.kind.${value}`) }))}
        value={kind ?? 'all'}
        onValue={(value) => open(value === 'all' ? undefined : value, 1)}
      >
        <div className="flex flex-col gap-4 pt-4">
          <WaitingList kind={kind} />
          <ResultsRegion className="flex flex-col gap-4">
            <ListedApplications kind={kind} page={page} onPage={(next) => open(kind, next)} />
          </ResultsRegion>
        </div>
      </Tabs>
    </div>
  )
}

ApplicationsScreen.firstQueries = ({ api, search }: Landed) => {
  const { kind, page } = placeIn(new URLSearchParams(search))
  return [listQuery(api, kind, page)]
}

function placeIn(search: URLSearchParams) {
  return { kind: kinds.find((one) => one === search.get('kind')), page: pageIn(search) }
}

function listQuery(api: Client, kind: Kind | undefined, page: number) {
  return api.applications.mine.query({ query: { pageSize, pageIndex: page - 1, ...(kind && { kind }) } })
}

type ListedProps = { kind: Kind | undefined; page: number; onPage: (page: number) => void }

function ListedApplications({ kind, page, onPage }: ListedProps) {
  const t = useTexts()
  const api = useApi()
  const mine = useQuery({ ...listQuery(api, kind, page), placeholderData: keepPreviousData })
  const onNear = useNextPage(mine, (next) => listQuery(api, kind, next))
  if (mine.isError) return <Failure error={mine.error} onRetry={() => void mine.refetch()} />
  if (!mine.data) return <CardSkeletons />
  if (mine.data.data.length === 0) return <NoApplication kind={kind ?? 'job'} />
  return (
    <>
      <PushOffer />
      <ul aria-label={t('applications.list')} aria-busy={mine.isPlaceholderData} className="flex flex-col gap-3">
        {mine.data.data.map((application) => (
          <li key={`${application.Kind} ${application.ID}`}>
            <ApplicationCard application={application} />
          </li>
        ))}
      </ul>
      {mine.data.totalCount > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={mine.data.totalCount} onPage={onPage} onNear={onNear} />
      )}
    </>
  )
}

const listPaths = { job: '/jobs', drive: '/placement-drive', course: '/certification-and-trainings' } as const

function NoApplication({ kind }: { kind: Kind }) {
  const t = useTexts()
  return (
    <EmptyState
      level={2}
      drawing="jobs"
      title={t('applications.empty')}
      text={t('applications.empty.text')}
      action={
        <LinkButton href={listPaths[kind]} tone="soft">
          {t(`applications.empty.${kind}`)}
        </LinkButton>
      }
    />
  )
}

const skeletons = ['card 1', 'card 2', 'card 3']

function CardSkeletons() {
  return (
    <Loading className="flex flex-col gap-3">
      {skeletons.map((key) => (
        <div key={key} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
          <div className="flex gap-3">
            <Skeleton className="size-11 shrink-0" />
            <Skeleton className="h-11 w-1/2" />
          </div>
          <Skeleton className="h-5 w-3/4" />
        </div>
      ))}
    </Loading>
  )
}
