import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  /** Offers a decimal point on phone keyboards. */
  decimals?: boolean
}

/** A number to type. Typed or pasted text stays as it is; the form refuses what is not a number. */
export function NumberField({ decimals, ...props }: NumberFieldProps) {
  return <TextField autoComplete="off" {...props} inputMode={decimals ? 'decimal' : 'numeric'} />
}
