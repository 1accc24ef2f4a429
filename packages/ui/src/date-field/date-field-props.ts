import type { Ref } from 'react'
import type { FieldTexts } from '../field/field.tsx'

/** Props of `DateField`; `value` is 'yyyy-MM-dd', or '' while the date is incomplete. */
export type DateFieldProps = Omit<FieldTexts, 'label'> & {
  /** What day is asked for. */
  label: string

  /** The value that is shown. */
  value: string | null | undefined

  /** Called with the new value. */
  onValue: (value: string) => void

  /** Called when the focus leaves it. */
  onBlur?: () => void

  /** What it belongs to; in a form, the name of the value. */
  name?: string

  /** The id of its control. */
  id?: string

  /** Whether it must be filled in. */
  required?: boolean
  /** The days that the calendar offers; the form must refuse typed days outside them. */
  min?: string | undefined

  /** The latest day that can be chosen. */
  max?: string | undefined
  /** 36 px high, for dense pages; `inline` is 32 px with the label inside the box. Both are 44 px on touch. */
  size?: 'dense' | 'inline'

  /** More classes for its place, not for its look. */
  className?: string
  /** For the day input, so that a form can focus the first error. */
  ref?: Ref<HTMLSpanElement>
}
