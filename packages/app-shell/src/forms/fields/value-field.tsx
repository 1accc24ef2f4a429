import type { ReactNode, Ref } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'

type Text = string | null | undefined

/** The form props of a field that reports its value instead of an event. */
type ValueOfField = {
  name: string
  value: string
  /** The value; null for an empty optional field. */
  onValue: (value: string | null) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
  error: string | undefined
}

/** Props of `ValueField`; `children` renders the field. */
export type ValueFieldProps<V extends FieldValues, B> = {
  control: Control<V, unknown, B>
  name: FieldPathByValue<V, Text>
  children: (field: ValueOfField) => ReactNode
}

/**
 * Connects a `PickField`, `CollegeField` or similar to a form. A component, not a hook, so that fields register in the
 * order they appear and the first invalid one gets the focus.
 */
export function ValueField<V extends FieldValues, B>({ control, name, children }: ValueFieldProps<V, B>) {
  const { field, fieldState } = useController({ control, name })
  return children({
    name: field.name,
    value: (field.value as Text) ?? '',
    onValue: (value) => field.onChange(value),
    onBlur: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message,
  })
}
