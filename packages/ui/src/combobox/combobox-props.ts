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
  /** A line at the foot of the list, such as a link to another way. */
  foot?: ReactNode
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
