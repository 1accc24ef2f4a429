import type { RowData } from '@tanstack/react-table'
import { useState } from 'react'
import type { ServerTableOptions } from './use-server-table.ts'

type Options<Row extends RowData> = Pick<ServerTableOptions<Row>, 'rows' | 'rowId' | 'selected' | 'onSelected'>

/** Selects or deselects a row; with `range` also all rows from the last toggled one. */
export function useRangeToggle<Row extends RowData>({ rows, rowId, selected = [], onSelected }: Options<Row>) {
  const [last, setLast] = useState<string>()
  return (id: string, range: boolean) => {
    const ids = rows.map(rowId)
    const [from, to] = [last === undefined ? -1 : ids.indexOf(last), ids.indexOf(id)]
    const span = range && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    const others = selected.filter((each) => !span.includes(each))
    setLast(id)
    onSelected?.(selected.includes(id) ? others : [...others, ...span])
  }
}
