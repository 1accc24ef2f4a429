import { useId } from 'react'
import { type Choice, type OneOfProps, radioProps } from './choice.ts'
import { useFieldIds } from './field.tsx'

/** The props of a single-choice question's `FieldGroup` and of each option's native radio. */
export function useOneOf(props: OneOfProps) {
  const { label, labelHidden, note, help, error, options: _options, className, ...rest } = props
  const { value, defaultValue, onValue, onChange, id: givenId, ...radio } = rest
  const name = useId()
  const { id, control } = useFieldIds({ help, error }, givenId)
  return {
    group: { id, label, labelHidden, note, help, error, className },
    radioOf: (option: Choice) => ({
      name,
      ...radio,
      ...radioProps({ value, defaultValue, onValue, onChange }, option),
      type: 'radio' as const,
      'aria-invalid': control['aria-invalid'],
    }),
  }
}
