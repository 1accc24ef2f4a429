import { CityLine } from '@pramaan/app-shell/city/city-line.tsx'
import { useListCity } from '@pramaan/app-shell/city/use-list-city.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { dotted } from '@pramaan/domain/dotted'
import { Corrections } from '@pramaan/features/search/corrections.tsx'
import { useLabels } from '@pramaan/ui/labels'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { DrivesTable } from '../../features/drive-list/drives-table.tsx'
import { AddressViews } from '../../features/saved-views/address-views.tsx'
import { useWaitingCounts } from '../../layout/use-waiting-counts.ts'
import { ListSearch } from '../../lists/filters/list-search.tsx'
import { ListLayout } from '../../lists/table/list-layout.tsx'
import { useListPage } from '../../lists/table/use-list-page.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The drives, to choose one to review (document 002 §2.1, §2.8). */
export function DriveListScreen() {
  const t = useTexts()
  const { drives } = useApi()
  const { number } = useLabels()
  const { page, change } = useListPage()
  const { near, location, isOnly } = useListCity()
  const pageOf = (pageIndex: number) =>
    drives.list.query({
      query: { ...page, pageIndex, ...(near && { near }), ...(isOnly && location && { location: [location] }) },
    })
  const list = useQuery({ ...pageOf(page.pageIndex), placeholderData: keepPreviousData })
  const onNear = useNextPage(list, (next) => pageOf(next - 1))
  const { data, error, refetch } = list
  const count = data?.totalCount
  const pending = useWaitingCounts().get(paths.driveList)
  const counted = count !== undefined && [
    t('drives.count', { count, shown: number(count) }),
    pending !== undefined && t('drives.pending', { count: pending, shown: number(pending) }),
  ]
  return (
    <ListLayout
      title={t('titles.drives')}
      count={counted && dotted(counted)}
      actions={
        <>
          <div className="w-64 max-sm:w-full">
            <ListSearch cuts label={t('drives.search')} term={page.term} onTerm={(term) => change({ term })} />
          </div>
          <AddressViews list="drives" />
        </>
      }
      error={error}
      onRetry={refetch}
    >
      <CityLine list={data} />
      {data && !list.isPlaceholderData && (
        <Corrections of="drives" term={page.term} reading={data.reading} onTerm={(term) => change({ term })} />
      )}
      <DrivesTable rows={data?.data} total={count} page={page} change={change} onNear={onNear} />
    </ListLayout>
  )
}
