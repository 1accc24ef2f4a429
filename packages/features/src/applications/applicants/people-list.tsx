import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { PeopleSkeleton } from '@pramaan/app-shell/waiting/people-skeleton.tsx'
import { Card } from '@pramaan/ui/card'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import { Pagination } from '@pramaan/ui/pagination'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import type { ReactNode } from 'react'

/** Rows on a page of a list of people. */
export const peoplePageSize = 10

/** Props of `PeopleList`: the query of a page of rows, and what shows when there are none. */
export type PeopleListProps<Row extends object> = {
  label: string
  idOf: (row: Row) => string | number
  answer: {
    data: { data: readonly Row[]; totalCount: number } | undefined
    isPlaceholderData: boolean
    error: unknown
    refetch: () => unknown
  }
  page: number
  onPage: (page: number) => void
  /** Loads the next page early; only for lists whose reading is not logged. */
  onNear?: ((page: number) => void) | undefined
  none: ReactNode
  /** The console's columns; with them the people are a table instead of rows in a card. */
  columns?: Column<Row>[] | undefined
  children: (row: Row) => ReactNode
}

/** A page of people as the results of its screen. */
export function PeopleList<Row extends object>(props: PeopleListProps<Row>) {
  return (
    <ResultsRegion>
      <PeopleRows {...props} />
    </ResultsRegion>
  )
}

/** A page of people as rows of a card, or as a table: loading, failed, empty, or with page links. */
export function PeopleRows<Row extends object>(props: PeopleListProps<Row>) {
  const { label, idOf, answer, page, onPage, onNear, none, columns, children } = props
  const { data, error } = answer
  if (error) return <Failure error={error} onRetry={() => void answer.refetch()} />
  const pages = data && data.totalCount > peoplePageSize && (
    <Pagination
      page={page}
      pageSize={peoplePageSize}
      total={data.totalCount}
      onPage={onPage}
      onNear={onNear}
      dense={columns !== undefined}
    />
  )
  if (columns && data?.data.length !== 0)
    return (
      <DataTable
        caption={label}
        columns={columns}
        rows={[...(data?.data ?? [])]}
        rowId={(row) => String(idOf(row))}
        loadingRows={data ? undefined : 5}
        foot={pages}
      />
    )
  if (!data) return <PeopleSkeleton rows={5} actions />
  if (data.data.length === 0) return none
  return (
    <div className="flex flex-col gap-4">
      <Card as="div" flush aria-busy={answer.isPlaceholderData || undefined}>
        <ul aria-label={label}>
          {data.data.map((row) => (
            <li key={idOf(row)} className="border-line not-first:border-t">
              {children(row)}
            </li>
          ))}
        </ul>
      </Card>
      {pages}
    </div>
  )
}
