import type { RowData } from '@tanstack/react-table'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CheckBox } from '../check-box/check-box.tsx'
import { useLabels } from '../labels/labels.tsx'
import { ScrollRegion } from '../scroll-region/scroll-region.tsx'
import type { Column, Sort } from './column.ts'
import { HeaderCell } from './header-cell.tsx'
import { SkeletonRows, TableRow } from './table-row.tsx'
import { useRangeToggle } from './use-range-toggle.ts'
import { type ServerTableOptions, useServerTable } from './use-server-table.ts'

export type { Column, Sort }

/** Props of `DataTable`: one page of rows, sorted and counted by the server; everything chosen is controlled. */
export type DataTableProps<Row extends RowData> = ServerTableOptions<Row> & {
  /** Names the table for screen readers. */
  caption: string
  /** A row's name, for its checkbox ('Asha Kulkarni'). */
  rowName?: (row: Row) => string
  /** The row selected with the keys j and k. */
  currentId?: string | undefined
  /** Shows this many skeleton rows instead of the rows. */
  loadingRows?: number | undefined
  /** Shows below the header when there are no rows. */
  empty?: ReactNode
  /** The column chooser. It is next to the header and covers no column. */
  tools?: ReactNode
  /** Scrolls within the given height, under its own header. */
  fill?: boolean
  /** Stays below the rows: the pagination. */
  foot?: ReactNode
}

/** Rows of 40 px under a header that stays; below 768 px the same rows are cards. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, rows, caption, loadingRows, empty, fill, foot, onSelected } = props
  const table = useServerTable(props)
  const toggle = useRangeToggle(props)
  const column = (id: string) => columns.find((each) => each.id === id)
  return (
    <div
      className={clsx(
        'flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface',
        fill && 'lg:min-h-0 lg:flex-1',
      )}
    >
      <div className="relative flex min-h-0 flex-1 flex-col">
        <ScrollRegion label={caption} className={clsx('peer flex-1', props.tools && 'md:mr-11')}>
          <table
            aria-busy={loadingRows !== undefined}
            className="w-full border-separate border-spacing-0 text-sm max-md:block"
          >
            <caption className="sr-only">{caption}</caption>
            <thead className="max-md:hidden">
              {table.getHeaderGroups().map((group) => (
                <tr key={group.id}>
                  {onSelected && <SelectAll table={table} />}
                  {group.headers.map((header) => {
                    const col = column(header.column.id)
                    return (
                      col && (
                        <HeaderCell
                          key={header.id}
                          column={col}
                          sort={props.sort}
                          onSort={props.onSort}
                          left={col.fixed && header.index === 0 ? (onSelected ? 'md:left-10' : 'md:left-0') : undefined}
                        />
                      )
                    )
                  })}
                </tr>
              ))}
            </thead>
            <tbody className="max-md:block">
              {loadingRows !== undefined ? (
                <SkeletonRows
                  rows={loadingRows}
                  columns={table.getVisibleLeafColumns().length + (onSelected ? 1 : 0)}
                />
              ) : (
                table.getRowModel().rows.map((row) => (
                  <TableRow
                    key={row.id}
                    selectable={Boolean(onSelected)}
                    selected={row.getIsSelected()}
                    onToggle={(range) => toggle(row.id, range)}
                    name={props.rowName?.(row.original) ?? row.id}
                    current={row.id === props.currentId}
                    cells={row.getVisibleCells().map((cell) => {
                      const col = column(cell.column.id)
                      return { column: col, content: col?.cell(row.original), label: labelOf(col, row.original) }
                    })}
                  />
                ))
              )}
            </tbody>
          </table>
          {loadingRows === undefined && rows.length === 0 && empty}
        </ScrollRegion>
        <div
          aria-hidden
          className={clsx(
            'pointer-events-none absolute inset-y-0 z-4 hidden w-8 bg-linear-to-l from-ink/15 to-transparent dark:from-scrim peer-data-more:block',
            props.tools ? 'right-0 md:right-11' : 'right-0',
          )}
        />
        {props.tools && (
          <div className="absolute inset-y-0 right-0 hidden w-11 border-line border-l md:block">
            <div className="flex h-9 items-center justify-center border-line border-b">{props.tools}</div>
          </div>
        )}
      </div>
      {foot && <div className="border-line border-t px-3 py-2 empty:hidden">{foot}</div>}
    </div>
  )
}

/** The label before a cell in a phone's card. */
function labelOf<Row>(column: Column<Row> | undefined, row: Row): string | undefined {
  const { cardLabel, header } = column ?? {}
  return (typeof cardLabel === 'function' ? cardLabel(row) : cardLabel) ? header : undefined
}

type SelectAllProps = {
  table: {
    getIsAllRowsSelected: () => boolean
    getIsSomeRowsSelected: () => boolean
    toggleAllRowsSelected: (selected?: boolean) => void
  }
}

function SelectAll({ table }: SelectAllProps) {
  const labels = useLabels()
  const all = table.getIsAllRowsSelected()
  return (
    <th className="sticky top-0 left-0 z-3 w-10 min-w-10 border-line border-b bg-surface pl-3.5">
      <CheckBox
        small
        aria-label={labels.selectAll}
        checked={all}
        mixed={!all && table.getIsSomeRowsSelected()}
        onChange={() => table.toggleAllRowsSelected(!all)}
      />
    </th>
  )
}
