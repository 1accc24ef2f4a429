import type { ReactNode } from 'react'

/** One line of a menu. `checked` makes it a toggle; `separator` draws a line above it. */
export type MenuItem = {
  label: ReactNode
  key?: string
  icon?: ReactNode
  /** Muted text at its end. */
  note?: ReactNode
  href?: string
  onSelect?: () => void
  checked?: boolean
  /** Keeps the menu open after a choice, so that several can be chosen. */
  stay?: boolean
  danger?: boolean
  disabled?: boolean
  separator?: boolean
  lang?: string
}

/** Props of `Menu`: `trigger` must pass its props and `ref` on to a button. */
export type MenuProps = {
  trigger: ReactNode
  /** The actions, in order; what can’t be undone last. */
  items: readonly MenuItem[]
  /** A line at the top that can't be chosen: the signed-in person, the menu's name. */
  heading?: ReactNode
  align?: 'start' | 'center' | 'end'
  /** Above or below its button. */
  side?: 'top' | 'bottom'
}
