import type { ReactNode } from 'react'

/** One column of a table of `Row`s. */
export type Column<Row> = {
  /** Also the name that sorting and hiding go by, in the URL too. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** A column that can't be hidden stays in sight whatever a person chooses. */
  fixed?: boolean
  align?: 'start' | 'end'
  /** Where the cell goes in a phone's card: its title, beside the title, a line below, a block of its own, or nowhere. */
  card?: 'title' | 'aside' | 'line' | 'block' | 'none'
  /** Writes the header before the cell in a phone's card, for a figure that says nothing alone. */
  cardLabel?: boolean
  className?: string
}

/** What a list is sorted by; the server does it. */
export type Sort = { by: string; descending: boolean }
