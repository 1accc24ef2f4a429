import { CityLine } from '@pramaan/app-shell/city/city-line.tsx'
import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { may } from '@pramaan/domain/capability'
import { useLabels } from '@pramaan/ui/labels'
import { PageHeader } from '@pramaan/ui/page-header'
import { Pagination } from '@pramaan/ui/pagination'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import { TextButton } from '@pramaan/ui/text-link'
import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import type { ConsoleParts } from '../../console/console-parts.ts'
import { drivePathOf } from '../../paths/drive-paths.ts'
import { Corrections } from '../../search/corrections.tsx'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { DriveCard } from '../card/drive-card.tsx'
import { DriveGrid, DriveGridSkeleton } from '../card/drive-grid.tsx'
import { useDriveRemaining } from '../use-drive-remaining.ts'
import { AddDriveButton, DriveListTools } from './drive-list-tools.tsx'
import { NoDrives } from './no-drives.tsx'
import { type DriveList, useDriveList } from './use-drive-list.ts'

// Most people use the cards, so the table's code loads on demand.
const DriveTable = lazy(() => import('./drive-table.tsx').then((m) => ({ default: m.DriveTable })))

/**
 * An employer's drives, or all of them for staff, as cards or a table (document 002 §2.7); `above` holds the
 * breadcrumbs. A console's `parts` make it dense, and it begins with the table.
 */
export function DriveListing({ above, parts }: { above?: ReactNode; parts?: ConsoleParts | undefined }) {
  const dense = parts !== undefined
  const t = usePostingTexts()
  const { role } = usePerson()
  const { number } = useLabels()
  const list = useDriveList(dense ? 'table' : 'cards')
  const { data, isError, error, refetch } = list.answer
  // A console's table is the screen's results by itself.
  const Results = dense && list.look === 'table' ? Fragment : ResultsRegion
  return (
    <div className={dense ? 'flex flex-col gap-3' : 'flex flex-col gap-4'}>
      <PageHeader
        above={above}
        dense={dense}
        title={t(list.look === 'table' && !dense ? 'driveList.current' : 'titles.driveList')}
        beside={data && t('driveList.count', { n: data.totalCount, shown: number(data.totalCount) })}
        actions={may(role, 'seeAddDrive') && <AddDriveButton dense={dense} />}
      />
      <CityLine list={data} />
      <DriveListTools list={list} parts={parts} />
      {data && !list.answer.isPlaceholderData && (
        <Corrections of="drives" term={list.term} reading={data.reading} onTerm={(term) => list.change({ term })} />
      )}
      {list.open && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
          {t('driveList.open')}
          <TextButton onClick={() => list.change({ open: false })}>{t('driveList.all')}</TextButton>
        </p>
      )}
      {isError ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Results>
          <DrivesShown list={list} table={parts?.table} />
        </Results>
      )}
    </div>
  )
}

function DrivesShown({ list, table }: { list: DriveList; table: ConsoleParts['table'] | undefined }) {
  const { role } = usePerson()
  const none = <NoDrives list={list} />
  if (list.look === 'cards') return <DriveCards list={list} none={none} />
  return (
    <Suspense fallback={<TableSkeleton />}>
      <DriveTable list={list} role={role} none={none} table={table} />
    </Suspense>
  )
}

function DriveCards({ list, none }: { list: DriveList; none: ReactNode }) {
  const { role } = usePerson()
  const remaining = useDriveRemaining()
  const { data, isPlaceholderData } = list.answer
  if (!data) return <DriveGridSkeleton />
  if (data.data.length === 0) return none
  return (
    <div aria-busy={isPlaceholderData || undefined} className="flex flex-col gap-4 lg:gap-6">
      <DriveGrid drives={data.data}>
        {(drive) => <DriveCard drive={drive} href={drivePathOf(role, drive.ID)} remaining={remaining(drive)} />}
      </DriveGrid>
      {data.totalCount > list.pageSize && (
        <Pagination
          page={list.page}
          pageSize={list.pageSize}
          total={data.totalCount}
          onPage={(page) => list.change({ page })}
          onNear={list.onNear}
        />
      )}
    </div>
  )
}

function TableSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-112 w-full rounded-card" />
    </Loading>
  )
}
