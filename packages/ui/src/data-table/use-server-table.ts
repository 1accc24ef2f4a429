import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column, Sort } from './column.ts'

const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature, rowSortingFeature })

/** The data of a server-side table: one page of rows, the order, the hidden columns and the selection. */
export type ServerTableOptions<Row extends RowData> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** A row's id, by which it is selected. */
  rowId: (row: Row) => string
  sort?: Sort | null | undefined
  onSort?: ((sort: Sort) => void) | undefined
  /** Ids of the hidden columns. */
  hidden?: readonly string[] | undefined
  selected?: readonly string[] | undefined
  /** Without it, rows have no checkboxes. */
  onSelected?: ((ids: string[]) => void) | undefined
}

/**
 * The only place that creates tables. The server sorts and pages, so no row model is registered; what the table
 * library would silently ignore (a sort by an unknown column, two columns of one name) throws here.
 */
export function useServerTable<Row extends RowData>(options: ServerTableOptions<Row>) {
  const { columns, rows, rowId, sort, hidden = [], selected = [], onSelected } = options
  const definitions = useMemo(() => define(columns), [columns])
  assertKnown(columns, sort?.by)
  const rowSelection = Object.fromEntries(selected.map((id) => [id, true as const]))
  return useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: rowId,
    manualSorting: true,
    state: {
      sorting: sort ? [{ id: sort.by, desc: sort.descending }] : [],
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
      rowSelection,
    },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change
      onSelected?.(Object.keys(next).filter((id) => next[id]))
    },
  })
}

function define<Row extends RowData>(columns: readonly Column<Row>[]): ColumnDef<typeof features, Row>[] {
  return columns.map((column) => ({
    id: column.id,
    header: column.header,
    cell: ({ row }) => column.cell(row.original),
    enableSorting: column.sortable ?? false,
    enableHiding: !column.fixed,
  }))
}

function assertKnown<Row>(columns: readonly Column<Row>[], sortedBy: string | undefined) {
  const ids = columns.map((column) => column.id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice) throw new Error(`Two columns are called "${twice}"`)
  if (sortedBy !== undefined && !columns.some((column) => column.id === sortedBy && column.sortable)) {
    throw new Error(`The table is sorted by "${sortedBy}", which is no sortable column`)
  }
}
