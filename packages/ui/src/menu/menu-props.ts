import type { ReactNode } from 'react'

/** One line of a menu. `checked` makes it an on-or-off; `separator` draws a line above it. */
export type MenuItem = {
  label: ReactNode
  key?: string
  icon?: ReactNode
  /** Muted words at its end. */
  note?: ReactNode
  href?: string
  onSelect?: () => void
  checked?: boolean
  /** Keeps the menu open, for choosing several. */
  stay?: boolean
  danger?: boolean
  disabled?: boolean
  separator?: boolean
  lang?: string
}

/** Props of `Menu`: the button that opens it (it must pass its props and `ref` on), and its lines. */
export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode

  /** The actions, in order; what can’t be undone last. */
  items: readonly MenuItem[]
  /** A line at the top that can't be chosen: the signed-in person, the menu's name. */
  heading?: ReactNode

  /** On which side of its button it begins. */
  align?: 'start' | 'center' | 'end'

  /** Above or below its button. */
  side?: 'top' | 'bottom'
}
