import { CityLine } from '@pramaan/app-shell/city/city-line.tsx'
import { useListCity } from '@pramaan/app-shell/city/use-list-city.ts'
import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { isOpen } from '@pramaan/domain/drive'
import { DriveCard } from '@pramaan/features/drives/card/drive-card.tsx'
import { DriveGrid, DriveGridSkeleton } from '@pramaan/features/drives/card/drive-grid.tsx'
import { lastDay } from '@pramaan/features/drives/drive-days.ts'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import { byWork } from '@pramaan/features/jobs/by-work.ts'
import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'
import { PageHeader } from '@pramaan/ui/page-header'
import { Pagination } from '@pramaan/ui/pagination'
import { SectionHeader } from '@pramaan/ui/section-header'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { useState } from 'react'
import { DriveDialog } from '../../features/drives/drive-dialog.tsx'
import { DriveFeeLine } from '../../openings/drive-fee.tsx'
import { useTimeLeft } from '../../openings/drive-time-left.ts'
import { HowRead } from '../../openings/search/how-read.tsx'
import { OpeningSearchBox } from '../../openings/search/opening-search-box.tsx'
import { useOpeningSearch } from '../../openings/search/use-opening-search.ts'
import { useTexts } from '../../texts/use-texts.ts'

const pageSize = 12

/** The placement drives as cards, open ones first (document 001 §2). */
export function DrivesScreen() {
  const t = useTexts()
  const api = useApi()
  const { term, page, toPage, change } = useOpeningSearch()
  const { near, location, isOnly } = useListCity()
  const query = {
    pageSize,
    ...(term && { term }),
    ...(near && { near }),
    ...(isOnly && location && { location: [location] }),
  }
  const pageOf = (at: number) => api.drives.list.query({ query: { ...query, pageIndex: at - 1 } })
  const drives = useQuery({ ...pageOf(page), placeholderData: keepPreviousData })
  const onNear = useNextPage(drives, pageOf)
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      <div className="flex flex-col gap-1">
        <PageHeader title={t('drives.title')} description={t('drives.text')} />
        <CityLine byFit list={drives.data} />
      </div>
      <OpeningSearchBox label={t('drives.search')} term={term} onTerm={(next) => change({ term: next })} />
      <HowRead of="drives" term={term} answer={drives} onTerm={(next) => change({ term: next })} />
      {drives.isError && <Failure error={drives.error} onRetry={() => void drives.refetch()} />}
      <ResultsRegion>
        {drives.data?.data.length === 0 && term ? (
          <NoneFound onClear={() => change({ term: '', location: '' })} />
        ) : drives.data ? (
          <Drives drives={drives.data.data} first={page === 1} searched={term !== ''} />
        ) : (
          !drives.isError && <DriveGridSkeleton />
        )}
      </ResultsRegion>
      {(drives.data?.totalCount ?? 0) > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={drives.data?.totalCount} onPage={toPage} onNear={onNear} />
      )}
    </div>
  )
}

/** The note that no drive matches the search, with a link to all drives. */
function NoneFound({ onClear }: { onClear: () => void }) {
  const t = useTexts()
  return (
    <EmptyState
      drawing="nothing"
      title={t('drives.empty')}
      text={t('drives.empty.searched')}
      action={
        <Button tone="soft" onClick={onClear}>
          {t('drives.clear')}
        </Button>
      }
    />
  )
}

type DrivesProps = { drives: readonly Drive[]; first: boolean; searched: boolean }

/**
 * A page of drives; `first` says that no page before it has any for the reader's work. What was searched is not set apart.
 */
function Drives({ drives, first, searched }: DrivesProps) {
  const t = useTexts()
  const { now } = usePlatform()
  if (drives.length === 0) return <EmptyState drawing="dates" title={t('drives.empty')} text={t('drives.empty.text')} />
  const open = drives.filter((drive) => isOpen(lastDay(drive), now()))
  const pastDrives = drives.filter((drive) => !open.includes(drive))
  const { suiting, others } = searched ? { suiting: open, others: [] } : byWork(open)
  return (
    <div className="flex flex-col gap-6 lg:gap-8">
      {suiting.length === 0 && others.length > 0 && first && (
        <EmptyState wide drawing="dates" title={t('drives.noneFits')} text={t('drives.empty.text')} />
      )}
      {suiting.length > 0 && <DriveGrid drives={suiting}>{(drive) => <Listed drive={drive} />}</DriveGrid>}
      {others.length > 0 && (
        <section aria-labelledby="drives-others">
          <SectionHeader id="drives-others" title={t('drives.others')} className="mb-3" />
          <DriveGrid drives={others}>{(drive) => <Listed drive={drive} />}</DriveGrid>
        </section>
      )}
      {pastDrives.length > 0 && (
        <section aria-labelledby="drives-over">
          <SectionHeader id="drives-over" title={t('drives.over')} className="mb-3" />
          <DriveGrid drives={pastDrives}>{(drive) => <Listed drive={drive} over />}</DriveGrid>
        </section>
      )}
    </div>
  )
}

function Listed({ drive, over: pastDrives = false }: { drive: Drive; over?: boolean }) {
  const remaining = useTimeLeft()(drive)
  const [looking, setLooking] = useState(false)
  const cardProps = { drive, remaining, href: `/drive-detail?ID=${drive.ID}` }
  return (
    <>
      <DriveCard
        {...cardProps}
        fee={<DriveFeeLine drive={drive} />}
        onLook={() => setLooking(true)}
        over={pastDrives}
      />
      {looking && <DriveDialog {...cardProps} onClose={() => setLooking(false)} />}
    </>
  )
}
