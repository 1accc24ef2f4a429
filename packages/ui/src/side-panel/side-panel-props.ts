import type { ReactNode } from 'react'
import type { DialogBasics } from '../dialog/dialog-props.ts'

/** Props of `SidePanel`: those of a dialog, plus the side, the width and the footer. */
export type SidePanelProps = Omit<DialogBasics, 'size'> & {
  /** The side of the screen that it slides in from. */
  side?: 'left' | 'right'
  /** Wider, for texts and tables. */
  wide?: boolean
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode
}
