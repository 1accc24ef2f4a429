import { Refused } from '@pramaan/api-client'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useHasScreen } from '@pramaan/app-shell/router/app-map.ts'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { LinkButton } from '@pramaan/ui/link-button'
import { PageHeader } from '@pramaan/ui/page-header'
import { Skeleton } from '@pramaan/ui/skeleton'
import type { ReactNode } from 'react'
import { ScreenCrumbs } from '../../layout/screen-crumbs.tsx'
import { FileButton } from '../../lists/export/file-button.tsx'
import { FilterArea } from '../../lists/filters/filter-area.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ApplicantsTable } from './applicants-table.tsx'
import { DriveFacts } from './drive-facts.tsx'
import { DriveNotFound } from './drive-not-found.tsx'
import { useFeeOverdue } from './fee-overdue.ts'
import { StatusBar } from './status-bar.tsx'
import type { useApplicantsPage } from './use-applicants-address.ts'
import { queryOf, useDriveApplicants } from './use-drive-applicants.ts'

type DriveApplicantsProps = ReturnType<typeof useApplicantsPage> & {
  driveId: number
  /** Controls from other parts of the console next to the title: the saved views. */
  views: ReactNode
}

/** A drive with its applicants and the reviewer's decisions (document 002 §2.8, §4). */
export function DriveApplicants({ driveId, page, change, views }: DriveApplicantsProps) {
  const { data, error, isPlaceholderData, refetch } = useDriveApplicants(driveId, page)
  const isOverdue = useFeeOverdue(data?.data.placementDrive)
  if (error instanceof Refused && error.code === 'not-found') return <DriveNotFound named />
  if (error) return <Failure page error={error} onRetry={() => void refetch()} />
  const drive = data?.data.placementDrive
  return (
    <div className="flex flex-col gap-3" aria-busy={isPlaceholderData || undefined}>
      <Heading driveId={driveId} title={drive?.Title} page={page} views={views} />
      <DriveFacts drive={drive} counts={data?.statusCounts} />
      <FilterArea>
        <StatusBar page={page} counts={data?.statusCounts} change={change}>
          <ApplicantsTable
            drive={{ ID: driveId, Title: drive?.Title ?? '' }}
            isOverdue={isOverdue}
            rows={data?.data.users}
            total={data?.totalCount}
            page={page}
            change={change}
          />
        </StatusBar>
      </FilterArea>
    </div>
  )
}

const drivePage = '/drive-detail'

type HeadingProps = Pick<DriveApplicantsProps, 'driveId' | 'page' | 'views'> & { title: string | undefined }

function Heading({ driveId, title, page, views }: HeadingProps) {
  const t = useTexts()
  const { role } = usePerson()
  const hasScreen = useHasScreen()
  const { drives } = useApi()
  return (
    <PageHeader
      dense
      above={
        <ScreenCrumbs
          crumbs={[{ label: t('titles.drives'), href: paths.driveList }, ...(title ? [{ label: title }] : [])]}
        />
      }
      title={title ?? <Skeleton className="h-8.25 w-56" />}
      actions={
        <>
          {hasScreen(role, drivePage) && (
            <LinkButton tone="ghost" size="sm" href={`${drivePage}?ID=${driveId}`}>
              {t('review.view')}
            </LinkButton>
          )}
          {views}
          <FileButton link={() => drives.applicantsFile({ params: { driveId }, query: queryOf(page) })} />
        </>
      }
    />
  )
}
