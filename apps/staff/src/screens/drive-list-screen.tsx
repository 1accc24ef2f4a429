import { useApi, usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { Failure } from '@pramaan/app-kit/router/error-page.tsx'
import { useLabels } from '@pramaan/ui/labels'
import { PageHeader } from '@pramaan/ui/page-header'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { DrivesTable } from '../features/drive-list/drives-table.tsx'
import { ListSearch } from '../frame/list-search.tsx'
import { ScreenCrumbs } from '../frame/screen-crumbs.tsx'
import { useListPage } from '../frame/use-list-page.ts'
import { useTexts } from '../texts/use-texts.ts'

/** The drives, to choose one whose applicants are reviewed (document 002 §2.1, §2.8). */
export function DriveListScreen() {
  const t = useTexts()
  const api = useApi()
  const { role } = usePerson()
  const { number } = useLabels()
  const { page, change } = useListPage()
  const { data, error, refetch } = useQuery({
    ...api.drives.list.query({ query: page }),
    placeholderData: keepPreviousData,
  })
  const count = data?.totalCount
  return (
    <div className="flex flex-col gap-3">
      <PageHeader
        dense
        above={<ScreenCrumbs role={role} crumbs={[{ label: t('titles.drives') }]} />}
        title={t('titles.drives')}
        beside={count !== undefined && t('drives.count', { count, shown: number(count) })}
        actions={
          <div className="w-64 max-sm:w-full">
            <ListSearch label={t('drives.search')} term={page.term} onTerm={(term) => change({ term })} />
          </div>
        }
      />
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <DrivesTable rows={data?.data} total={count} page={page} change={change} />
      )}
    </div>
  )
}
