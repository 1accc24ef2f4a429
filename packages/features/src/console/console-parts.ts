import type { DebouncedSearchProps } from '@pramaan/app-shell/forms/debounced-search.tsx'
import type { Column } from '@pramaan/ui/data-table'
import type { ReactNode } from 'react'

type Paging = { pageSize: number; pageIndex: number }

/** A page of a list as a console's table shows it: with keys for its rows, and columns that can be hidden. */
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
  /** What Enter does. */
  onOpen: (row: Row) => void
  none: ReactNode
  /** The page size is fixed. */
  oneSize?: boolean
}

/** The parts of a console's lists, for lists that it shares with the employers' app. */
export type ConsoleParts = {
  table: <Row extends object>(list: ConsoleTable<Row>) => ReactNode
  /** A search box with its key. */
  search: (box: DebouncedSearchProps) => ReactNode
  /** A button that saves the list as a file, with its key. */
  save: (file: { busy: boolean; onSave: () => void }) => ReactNode
}
