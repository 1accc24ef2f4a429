import type { ReactNode } from 'react'
import type { DialogBasics } from '../dialog/dialog-props.ts'

/** Props of `SidePanel`: a dialog's, plus the side it comes from, its width and its foot. */
export type SidePanelProps = Omit<DialogBasics, 'size'> & {
  /** The side of the screen it comes from. */
  side?: 'left' | 'right'

  /** Wider, for texts and tables. */
  wide?: boolean

  /** What stays at the bottom while the rest scrolls. */
  footer?: ReactNode
}
