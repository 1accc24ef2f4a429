import { usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { Failure } from '@pramaan/app-kit/router/error-page.tsx'
import { useLabels } from '@pramaan/ui/labels'
import { PageHeader } from '@pramaan/ui/page-header'
import { CohortTable } from '../features/cohort/cohort-table.tsx'
import { useCohort } from '../features/cohort/use-cohort.ts'
import { ScreenCrumbs } from '../frame/screen-crumbs.tsx'
import { useListPage } from '../frame/use-list-page.ts'
import { useTexts } from '../texts/use-texts.ts'

/** The cohort applicants: who paid for a course (document 002 §2.8; D26). */
export function CohortScreen() {
  const t = useTexts()
  const { role } = usePerson()
  const { number } = useLabels()
  const { page, change } = useListPage()
  const { data, error, refetch } = useCohort(page)
  const count = data?.totalCount
  return (
    <div className="flex flex-col gap-3">
      <PageHeader
        dense
        above={<ScreenCrumbs role={role} crumbs={[{ label: t('titles.cohort') }]} />}
        title={t('titles.cohort')}
        beside={count !== undefined && t('cohort.count', { count, shown: number(count) })}
      />
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <CohortTable rows={data?.data} total={count} page={page} change={change} />
      )}
    </div>
  )
}
