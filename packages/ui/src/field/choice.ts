import type { ComponentProps, ReactNode } from 'react'
import type { FieldTexts } from './field.tsx'

/** One option of a question whose options are all visible. */
export type Choice = { value: string; label: ReactNode; note?: ReactNode; icon?: ReactNode; disabled?: boolean }

/** Props of a single-choice question: pass `value` and `onValue`, or spread a form's `register`. */
export type OneOfProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> &
  FieldTexts & {
    options: readonly Choice[]
    value?: string
    defaultValue?: string
    onValue?: (value: string) => void
  }

/** The native radio props of one option, controlled only if the question has a `value`. */
export function radioProps(props: Pick<OneOfProps, 'value' | 'defaultValue' | 'onValue' | 'onChange'>, option: Choice) {
  const { value, defaultValue, onValue, onChange } = props
  return {
    value: option.value,
    disabled: option.disabled,
    ...(value === undefined ? { defaultChecked: defaultValue === option.value } : { checked: value === option.value }),
    onChange: (event: Parameters<NonNullable<typeof onChange>>[0]) => {
      onChange?.(event)
      onValue?.(option.value)
    },
  }
}
