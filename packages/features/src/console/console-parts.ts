import type { DebouncedSearchProps } from '@pramaan/app-shell/forms/debounced-search.tsx'
import type { Column } from '@pramaan/ui/data-table'
import type { ReactNode } from 'react'

type Paging = { pageSize: number; pageIndex: number }

/** The console's table of a page of a list: with keys for its rows, and columns that can be hidden. */
export type ConsoleTable<Row extends object> = {
  /** The list's name in this browser, under which hidden columns are saved. */
  list: string
  caption: string
  columns: Column<Row>[]
  /** The ids of columns hidden until a person chooses them. */
  hiddenAtFirst?: readonly string[]
  rows: readonly Row[] | undefined
  total: number | undefined
  idOf: (row: Row) => string | number
  nameOf: (row: Row) => string
  page: Paging
  change: (change: Partial<Paging>) => void
  onNear?: ((page: number) => void) | undefined
  /** Called for Enter on a row. */
  onOpen: (row: Row) => void
  none: ReactNode
  /** The page size is fixed. */
  oneSize?: boolean
}

/** The console's own parts of lists that it shares with the employer app. */
export type ConsoleParts = {
  table: <Row extends object>(list: ConsoleTable<Row>) => ReactNode
  /** A search box with its shortcut. */
  search: (box: DebouncedSearchProps) => ReactNode
  /** A button that saves the list as a file, with its shortcut. */
  save: (file: { busy: boolean; onSave: () => void }) => ReactNode
}
