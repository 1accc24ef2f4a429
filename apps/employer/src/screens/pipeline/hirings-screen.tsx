import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { useLabels } from '@pramaan/ui/labels'
import { PageHeader } from '@pramaan/ui/page-header'
import { TextLink } from '@pramaan/ui/text-link'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { NoHiresYet } from '../../features/pipeline/filters/no-hires-yet.tsx'
import { PipelineTools } from '../../features/pipeline/filters/pipeline-tools.tsx'
import { usePipelineFilters } from '../../features/pipeline/filters/use-pipeline-filters.ts'
import { useActions } from '../../features/pipeline/moves/use-actions.tsx'
import { PipelineTable } from '../../features/pipeline/table/pipeline-table.tsx'
import { tableRows } from '../../features/pipeline/table/use-table.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The candidates the employer has hired, latest first (document 002 §2.1, §2.10, D28). */
export function HiringsScreen() {
  const t = useTexts()
  const api = useApi()
  const { number } = useLabels()
  const narrowing = usePipelineFilters()
  const { pageIndex } = narrowing
  const { term, period, jobID } = narrowing.filters
  const pageOf = (at: number) =>
    api.pipeline.hirings.query({ query: { term, period, jobID, pageIndex: at, pageSize: tableRows } })
  const query = useQuery({ ...pageOf(pageIndex), placeholderData: keepPreviousData })
  const onNear = useNextPage(query, (next) => pageOf(next - 1))
  const { actions, alert, overlays } = useActions()
  const total = query.data?.totalCount
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        above={
          <TextLink href={paths.pipeline} icon={<ChevronLeft />} data-back className="min-h-9">
            {t('titles.pipeline')}
          </TextLink>
        }
        title={t('titles.hirings')}
        description={total === undefined ? '\u00a0' : t('hirings.count', { count: total, shown: number(total) })}
      />
      <PipelineTools narrowing={narrowing} />
      {alert}
      {query.isError && !query.data ? (
        <Failure error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <PipelineTable
          caption={t('titles.hirings')}
          page={query.data}
          pageIndex={pageIndex}
          since={t('hirings.since')}
          onPage={(index) => narrowing.change({ pageIndex: index > 0 ? index : undefined })}
          onNear={onNear}
          actions={actions}
          empty={<NoHiresYet narrowing={narrowing} />}
        />
      )}
      {overlays}
    </div>
  )
}
