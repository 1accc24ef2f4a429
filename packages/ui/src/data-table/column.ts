import type { ReactNode } from 'react'

/** One column of a table of `Row`s. */
export type Column<Row> = {
  /** Identifies the column for sorting and hiding, also in the URL. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** The column can't be hidden. */
  fixed?: boolean
  align?: 'start' | 'end'
  /** The cell's position in a phone's card: title, next to the title, a line below, a separate block, or hidden. */
  card?: 'title' | 'aside' | 'line' | 'block' | 'none'
  /**
   * Shows the header before the cell in a phone's card, where the cell alone does not say what it is: a figure, or N/A in
   * some rows.
   */
  cardLabel?: boolean | ((row: Row) => boolean)
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string
}

/** The order of a list, which the server sorts. */
export type Sort = { by: string; descending: boolean }
