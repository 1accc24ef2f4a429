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
  /** An example in the empty field; never its only label. */
  placeholder?: string
  /** A key that jumps here ('/'), or a hint, while the box is empty. */
  hint?: ReactNode
  /** The last line of the list, such as a link to another way to choose. */
  foot?: ReactNode
  /** Shows no list while there are no options, for a box whose text is a search of its own. */
  closedIfEmpty?: boolean
  /** Clears the box after each choice, so that several can be chosen. */
  several?: boolean
  /** Magnifier instead of a chevron. */
  search?: boolean
  onBlur?: () => void
  name?: string
  id?: string
  disabled?: boolean
  dense?: boolean
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string
  ref?: Ref<HTMLInputElement>
}
