import type { ReactNode, Ref } from 'react'
import type { FieldTexts } from '../field/field.tsx'
import type { ComboboxOption } from './combobox-option.ts'

/** Props of `Combobox`: the screen filters or fetches by `query`; `onPick` gets what was chosen. */
export type ComboboxProps = FieldTexts & {
  options: readonly ComboboxOption[]
  query: string
  onQuery: (query: string) => void
  onPick: (option: ComboboxOption) => void
  /** Options are loading; the present ones stay. */
  loading?: boolean
  placeholder?: string
  /** A key that jumps here ('/'), or a hint, while the box is empty. */
  hint?: ReactNode
  /** A line at the foot of the list, such as a link to another way. */
  foot?: ReactNode
  /** No list while there are no options, for a box that is also a search of its own. */
  closedIfEmpty?: boolean
  /** Empties the box after a choice, for choosing several. */
  several?: boolean
  /** Magnifier instead of a chevron. */
  search?: boolean
  onBlur?: () => void
  name?: string
  id?: string
  disabled?: boolean
  dense?: boolean
  className?: string
  ref?: Ref<HTMLInputElement>
}
