import { pageSizes } from '@pramaan/domain/options'
import { ColumnChooser } from '@pramaan/ui/column-chooser'
import { type Column, DataTable, type Sort } from '@pramaan/ui/data-table'
import { Pagination } from '@pramaan/ui/pagination'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import type { ReactNode } from 'react'
import type { Selection } from '../selection/use-selection.ts'
import { PageNotFound } from './not-found.tsx'
import { useHiddenColumns } from './use-hidden-columns.ts'
import { useRowKeys } from './use-row-keys.ts'

type Paging = { pageSize: number; pageIndex: number }

type ListKeys<Row> = {
  rows: readonly Row[] | undefined
  /** The total; undefined while loading. */
  total: number | undefined
  idOf: (row: Row) => string | number
  page: Paging
  change: (change: Partial<Paging>) => void
  onOpen: (row: Row) => void
  /** Loads the next page before it is asked for. */
  onNear?: ((page: number) => void) | undefined
  /** Turns the page beyond the pages that have numbers. */
  onPage?: ((step: -1 | 1) => void) | undefined
  /** The selected rows, by the ids of `idOf`; undefined for roles that have no bulk actions. */
  selection?: Selection<Row> | undefined
}

/** The keyboard shortcuts of a paged list, `j`, `k`, Enter, `[` and `]`; returns the current row. */
export function useListKeys<Row>(keys: ListKeys<Row>): Row | undefined {
  const { rows = [], total = 0, idOf, page, change, onOpen, onPage, selection } = keys
  const last = Math.max(0, Math.ceil(total / page.pageSize) - 1)
  const find = (id: string | undefined) => rows.find((row) => String(idOf(row)) === id)
  const current = useRowKeys({
    ids: rows.map((row) => String(idOf(row))),
    onOpen: (id) => {
      const row = find(id)
      if (row) onOpen(row)
    },
    onPick: selection?.toggle,
    onPage: onPage ?? ((step) => change({ pageIndex: Math.min(Math.max(page.pageIndex + step, 0), last) })),
  })
  return find(current)
}

type PagedTableProps<Row> = Omit<ListKeys<Row>, 'onOpen' | 'onPage'> & {
  caption: string
  /** The list's name in this browser, under which hidden columns are saved; without it columns can't be hidden. */
  list?: string
  columns: Column<Row>[]
  /** The ids of columns hidden until a person chooses them. */
  hiddenAtFirst?: readonly string[]
  nameOf: (row: Row) => string
  /** The current row. */
  current?: Row | undefined
  /** Shown instead of rows when there are none. */
  none: ReactNode
  /** The spec sets the page size, so there is nothing to choose. */
  oneSize?: boolean
  /** Its page links, where pages are not only numbered. */
  foot?: ReactNode
  sort?: Sort | null
  onSort?: (sort: Sort) => void
}

/** A page of rows with its skeleton, empty state and page links; for lists whose columns depend on the current row. */
export function PagedTable<Row extends object>({
  rows,
  total,
  page,
  change,
  onNear,
  current,
  oneSize,
  foot,
  list,
  hiddenAtFirst = [],
  selection,
  ...props
}: PagedTableProps<Row>) {
  const { hidden, hide } = useHiddenColumns(list, hiddenAtFirst)
  const { pageSize, pageIndex } = page
  const sizes = { pageSizes, onPageSize: (size: number) => change({ pageSize: size }) }
  return (
    <ResultsRegion>
      <DataTable
        caption={props.caption}
        columns={props.columns}
        rows={rows ?? []}
        rowId={(row) => String(props.idOf(row))}
        rowName={props.nameOf}
        currentId={current && String(props.idOf(current))}
        loadingRows={rows ? undefined : pageSize}
        empty={total ? <PageNotFound onFirst={() => change({ pageIndex: 0 })} /> : props.none}
        {...(props.onSort && { sort: props.sort, onSort: props.onSort })}
        {...(selection && { selected: selection.ids, onSelected: selection.choose })}
        hidden={hidden}
        tools={
          list && (
            <ColumnChooser columns={props.columns} hidden={hidden} onHidden={hide} hiddenAtFirst={hiddenAtFirst} />
          )
        }
        foot={
          foot ?? (
            <Pagination
              dense
              page={pageIndex + 1}
              pageSize={pageSize}
              total={total}
              onPage={(next) => change({ pageIndex: next - 1 })}
              onNear={onNear}
              {...(!oneSize && sizes)}
            />
          )
        }
      />
    </ResultsRegion>
  )
}

/** A paged list of the console: table, shortcuts, page links; Enter opens a row. */
export function ListTable<Row extends object>(
  props: Omit<PagedTableProps<Row>, 'current'> & Pick<ListKeys<Row>, 'onOpen' | 'onPage'>,
) {
  const current = useListKeys(props)
  return <PagedTable {...props} current={current} />
}
