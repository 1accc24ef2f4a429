import { digitsOf } from '@pramaan/domain/digits'
import { TextField, type TextFieldProps } from '@pramaan/ui/text-field'
import type { ChangeEvent } from 'react'

/** A field that keeps only digits as a person types. */
export function DigitsField({ onChange, ...props }: TextFieldProps) {
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    event.target.value = digitsOf(event.target.value)
    onChange?.(event)
  }
  return <TextField autoComplete="off" {...props} inputMode="numeric" onChange={keepDigits} />
}
