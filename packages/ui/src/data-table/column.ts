import type { ReactNode } from 'react'

/** One column of a table of `Row`s. */
export type Column<Row> = {
  /** Also identifies the column for sorting and hiding, in the URL too. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** A column that can't be hidden is always shown. */
  fixed?: boolean

  /** On which side of its button it begins. */
  align?: 'start' | 'end'
  /** The cell's position in a phone's card: title, next to the title, a line below, a separate block, or hidden. */
  card?: 'title' | 'aside' | 'line' | 'block' | 'none'
  /**
   * Shows the header before the cell in a phone's card, where the cell alone does not say what it is: a figure, or N/A in
   * some rows.
   */
  cardLabel?: boolean | ((row: Row) => boolean)

  /** More classes for its place, not for its look. */
  className?: string
}

/** The order of a list, which the server sorts. */
export type Sort = { by: string; descending: boolean }
