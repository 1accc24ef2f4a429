import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { CheckBox } from '../check-box/check-box.tsx'
import { useLabels } from '../labels/labels.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { Column } from './column.ts'

type Cell<Row> = { column: Column<Row> | undefined; content: ReactNode; label: string | undefined }

type TableRowProps<Row> = {
  name: string
  cells: Cell<Row>[]
  selectable: boolean
  selected: boolean
  /** `range`: Shift was held, so the rows since the last press are included. */
  onToggle: (range: boolean) => void
  current: boolean
}

const inCard = {
  title: 'max-md:order-1 max-md:flex-[1_1_55%] max-md:text-base max-md:font-semibold',
  aside: 'max-md:order-2 max-md:text-xs max-md:text-ink-muted',
  line: 'max-md:order-3 max-md:text-ink-muted',
  block: 'max-md:order-4 max-md:basis-full',
  none: 'max-md:hidden',
}

/** One row; below 768 px the same cells show as a card. */
export function TableRow<Row>({ name, cells, selectable, selected, onToggle, current }: TableRowProps<Row>) {
  const labels = useLabels()
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const cellLook = clsx(
    'h-10 border-line border-b px-2.5 max-md:h-auto max-md:min-w-0 max-md:border-0 max-md:p-0 max-md:wrap-anywhere',
    current && 'md:shadow-[inset_0_1px_var(--color-brand),inset_0_-1px_var(--color-brand)]',
  )
  return (
    <tr
      ref={row}
      aria-selected={selectable ? selected : undefined}
      aria-current={current || undefined}
      // The keys j and k focus the row themselves, so Tab skips it.
      tabIndex={current ? -1 : undefined}
      className={clsx(
        'group/row -outline-offset-2 max-md:relative max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2.5 max-md:gap-y-0.5 max-md:border-line max-md:border-b max-md:p-3 max-md:last:border-0',
        // The facts are always below the title line, however short they are.
        "max-md:after:order-2 max-md:after:basis-full max-md:after:content-['']",
        'md:last:*:border-b-0',
        selectable && 'max-md:pl-12',
        selected ? 'bg-brand-soft' : 'bg-surface enabled-hover:bg-canvas',
      )}
    >
      {selectable && (
        <td
          className={clsx(
            cellLook,
            stays,
            'md:left-0 md:w-10 md:min-w-10 pl-3.5! max-md:absolute max-md:top-5 max-md:left-3 max-md:pl-0!',
            current && currentEdge,
          )}
        >
          <CheckBox
            small
            aria-label={`${labels.selectRow}: ${name}`}
            checked={selected}
            onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
            className="max-md:size-5.5!"
          />
        </td>
      )}
      {cells.map(({ column, content, label }, index) => (
        <td
          key={column?.id}
          className={clsx(
            cellLook,
            inCard[column?.card ?? 'line'],
            column?.fixed && index === 0 && clsx(stays, selectable ? 'md:left-10' : 'md:left-0'),
            'md:whitespace-nowrap',
            column?.align === 'end' && 'text-right',
            current && !selectable && index === 0 && currentEdge,
            column?.className,
          )}
        >
          {label && <span className="md:hidden">{label} </span>}
          {content}
        </td>
      ))}
    </tr>
  )
}

/** The column that can't be hidden also stays visible when the table scrolls sideways. */
const stays = 'md:sticky md:z-1 md:bg-inherit'

const currentEdge =
  'md:shadow-[inset_3px_0_var(--color-brand),inset_0_1px_var(--color-brand),inset_0_-1px_var(--color-brand)]!'

/** Skeleton rows, as high as real ones. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={`row ${row + 1}`} className="max-md:block max-md:border-line max-md:border-b max-md:p-3">
      {Array.from({ length: columns }, (_, column) => (
        <td
          key={`cell ${column + 1}`}
          className="h-10 border-line border-b px-2.5 max-md:block max-md:h-auto max-md:border-0 max-md:p-1 max-md:nth-[n+4]:hidden"
        >
          <Skeleton className={clsx('h-4', column === 0 ? 'w-4/5' : 'w-3/5')} />
        </td>
      ))}
    </tr>
  ))
}
