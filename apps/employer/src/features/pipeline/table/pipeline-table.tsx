import { DataTable } from '@pramaan/ui/data-table'
import { Pagination } from '@pramaan/ui/pagination'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import type { ReactNode } from 'react'
import type { Actions, Selection } from '../stages/actions.ts'
import { usePipelineColumns } from './pipeline-columns.tsx'
import { tableRows, type useTable } from './use-table.ts'

/** Props of the table: the loaded page, its number, and the actions; hirings have no selection and hide the stage. */
type PipelineTableProps = {
  caption: string
  page: Pick<NonNullable<ReturnType<typeof useTable>['data']>, 'data' | 'totalCount'> | undefined
  pageIndex: number
  onPage: (pageIndex: number) => void
  onNear: ((page: number) => void) | undefined
  actions: Actions
  selection?: Selection & { choose: (ids: readonly number[]) => void }
  /** The header of the date column; the stage's own column shows without it. */
  since?: string
  empty: ReactNode
}

/** The pipeline as rows, with the same candidates, filters and actions as the board. */
export function PipelineTable({
  caption,
  page,
  pageIndex,
  onPage,
  onNear,
  actions,
  selection,
  since,
  empty,
}: PipelineTableProps) {
  const all = usePipelineColumns(actions, since)
  // A column that is empty in every row is hidden.
  const forJobs = page?.data.some(({ JobTitle }) => JobTitle !== null)
  const planned = page?.data.some(({ DecideBy }) => DecideBy !== null)
  const columns = all.filter(({ id }) => (id !== 'job' || forJobs) && (id !== 'decide' || planned))
  return (
    <ResultsRegion>
      <DataTable
        caption={caption}
        columns={columns}
        rows={page?.data ?? []}
        rowId={({ ID }) => String(ID)}
        rowName={({ FullName }) => FullName}
        {...(selection && {
          selected: [...selection.ids].map(String),
          onSelected: (ids: string[]) => selection.choose(ids.map(Number)),
        })}
        loadingRows={page ? undefined : 8}
        empty={empty}
        foot={
          page &&
          page.totalCount > tableRows && (
            <Pagination
              dense
              page={pageIndex + 1}
              pageSize={tableRows}
              total={page.totalCount}
              onPage={(number) => onPage(number - 1)}
              onNear={onNear}
            />
          )
        }
      />
    </ResultsRegion>
  )
}
