import type { ReactNode, Ref } from 'react'
import type { FieldTexts } from '../field/field.tsx'
import type { ComboboxOption } from './combobox-option.ts'

/** Props of `Combobox`: the screen filters or fetches by `query`; `onPick` gets what was chosen. */
export type ComboboxProps = FieldTexts & {
  /** What can be chosen. */
  options: readonly ComboboxOption[]

  /** What is typed. */
  query: string

  /** Called with what is typed. */
  onQuery: (query: string) => void

  /** Called with what was chosen. */
  onPick: (option: ComboboxOption) => void
  /** Options are loading; the present ones stay. */
  loading?: boolean

  /** An example in the empty field; never its only label. */
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

  /** How many letters it takes. */
  maxLength?: number

  /** Called when the focus leaves it. */
  onBlur?: () => void

  /** What it belongs to; in a form, the name of the value. */
  name?: string

  /** The id of its control. */
  id?: string

  /** Can be neither used nor focused. */
  disabled?: boolean

  /** Lower, for the console. */
  dense?: boolean

  /** More classes for its place, not for its look. */
  className?: string

  /** Its control, for a form that sets the focus. */
  ref?: Ref<HTMLInputElement>
}
