import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

/** Props of `NumberField`: those of a `TextField`, and whether the number may have decimals. */
export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  /** The keyboard of a phone offers a decimal point. */
  decimals?: boolean
}

/** A number to type. What is typed or pasted stays as it is; the form refuses what is no number. */
export function NumberField({ decimals, ...props }: NumberFieldProps) {
  return <TextField autoComplete="off" {...props} inputMode={decimals ? 'decimal' : 'numeric'} />
}
