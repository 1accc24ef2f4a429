import type { ReactNode } from 'react'
import { Chip } from '../chip/chip.tsx'

/** Props of `ChipList`: `mark` shows the status of some items; `children` follow the last chip. */
export type ChipListProps = {
  /** The texts of the chips, without duplicates. */
  items: readonly string[]
  /** The name of the list, if no heading stands above it. */
  label?: string
  /** Marks some items with a blue tick or the green seal; `label` explains the mark to screen readers. */
  mark?: ChipMark
  /** For table rows and cards. */
  small?: boolean
  /** After the chips: the number of further items, or a link. */
  children?: ReactNode
}

/** Which chips of a list are marked. */
export type ChipMark = { look: 'done' | 'verified'; label: string; isOn: (item: string) => boolean }

/** A wrapping list of chips, such as skills or roles. */
export function ChipList({ items, label, mark, small, children }: ChipListProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap items-center gap-1.5">
      {items.map((item) => (
        <li key={item} className="max-w-full">
          <Chip small={small} {...(mark?.isOn(item) && markOf(mark))}>
            {item}
          </Chip>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
}

function markOf({ look, label }: ChipMark) {
  return { mark: look, markLabel: label, look: look === 'done' ? 'soft' : 'line' } as const
}
