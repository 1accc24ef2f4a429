import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useLabels } from '@pramaan/ui/labels'
import { CohortTable } from '../../features/cohort/cohort-table.tsx'
import { useCohort } from '../../features/cohort/use-cohort.ts'
import { FileButton } from '../../lists/export/file-button.tsx'
import { ListLayout } from '../../lists/table/list-layout.tsx'
import { useListPage } from '../../lists/table/use-list-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The cohort applicants: who paid for a course (document 002 §2.8; D26). */
export function CohortScreen() {
  const t = useTexts()
  const { number } = useLabels()
  const { payments } = useApi()
  const { page, change } = useListPage()
  const { data, error, refetch } = useCohort(page)
  const count = data?.totalCount
  return (
    <ListLayout
      title={t('titles.cohort')}
      count={count !== undefined && t('cohort.count', { count, shown: number(count) })}
      actions={<FileButton link={() => payments.cohortFile()} />}
      error={error}
      onRetry={refetch}
    >
      <CohortTable rows={data?.data} total={count} page={page} change={change} />
    </ListLayout>
  )
}
