import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { Column, Sort } from './column.ts'

type HeaderCellProps<Row> = {
  column: Column<Row>
  sort?: Sort | null | undefined
  onSort?: ((sort: Sort) => void) | undefined
  /** The side to which the column sticks when the table is scrolled sideways. */
  left?: string | undefined
}

/** A column heading: a press sorts by the column, and a second press reverses the order. */
export function HeaderCell<Row>({ column, sort, onSort, left }: HeaderCellProps<Row>) {
  const sorted = sort?.by === column.id
  const Icon = !sorted ? ChevronsUpDown : sort.descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
      className={clsx(
        left ? clsx(left, 'z-3') : 'z-2',
        'sticky top-0 h-9 border-line border-b bg-surface px-2.5 font-semibold whitespace-nowrap',
        sorted ? 'text-ink' : 'text-ink-muted',
        column.align === 'end' ? 'text-right' : 'text-left',
        column.className,
      )}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort({ by: column.id, descending: sorted ? !sort.descending : false })}
          className="group inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-sm pointer-coarse:min-h-11"
        >
          {column.header}
          <Icon aria-hidden className={clsx('size-3.5 shrink-0', !sorted && 'opacity-40 group-hover:opacity-100')} />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}
