import type { Ref } from 'react'
import type { FieldTexts } from '../field/field.tsx'

/** Props of `DateField`; `value` is 'yyyy-MM-dd', or '' while the date is incomplete. */
export type DateFieldProps = Omit<FieldTexts, 'label'> & {
  /** Names the requested day. */
  label: string
  value: string | null | undefined
  onValue: (value: string) => void
  onBlur?: () => void
  name?: string
  id?: string
  required?: boolean
  /** The days that the calendar offers; the form must refuse typed days outside them. */
  min?: string | undefined
  max?: string | undefined
  /** 36 px high, for dense pages; `inline` is 32 px with the label inside the box. Both are 44 px on touch. */
  size?: 'dense' | 'inline'
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string
  /** The day's input, so that a form can focus the first error. */
  ref?: Ref<HTMLSpanElement>
}
