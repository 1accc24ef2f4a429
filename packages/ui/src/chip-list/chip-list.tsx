import type { ReactNode } from 'react'
import { Chip } from '../chip/chip.tsx'

/** Props of `ChipList`: `mark` shows the status of some items; `children` follow the last chip. */
export type ChipListProps = {
  /** What the chips say, each once. */
  items: readonly string[]

  /** The name of the list, if no heading stands above it. */
  label?: string

  /** Which items are marked, with a blue tick or the green seal, and what that says to screen readers. */
  mark?: ChipMark

  /** Lower, for rows of a table and cards. */
  small?: boolean

  /** What follows the chips: how many there are besides, or a link. */
  children?: ReactNode
}

/** Which chips of a list are marked. */
export type ChipMark = { look: 'done' | 'verified'; label: string; isOn: (item: string) => boolean }

/** Facts of one kind as chips, which wrap: skills, roles. */
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
