import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts, useFieldIds } from '../field/field.tsx'

/** One option of a list: the stored value and the label. */
export type SelectOption = { value: string; label: string; disabled?: boolean }

/** Props of `SelectField`: those of a native select, the field's texts, and the options. */
export type SelectFieldProps = ComponentProps<'select'> &
  FieldTexts & {
    options: readonly SelectOption[]
    /** The first option, for no choice ('Choose a degree'). */
    placeholder?: string
    dense?: boolean
  }

/** Single choice from a short list. The browser's native select is used, because phones show it full-screen. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, note, help, error, options, placeholder, dense, className, ...rest } = props
  const { id, control } = useFieldIds({ help, error }, rest.id)
  return (
    <Field id={id} label={label} labelHidden={labelHidden} note={note} help={help} error={error} className={className}>
      <span className="relative flex">
        <select
          {...rest}
          {...control}
          className={clsx(
            'control w-full appearance-none truncate pr-9 pl-3',
            dense ? 'min-h-9 text-sm pointer-coarse:min-h-11' : 'min-h-11',
            // An empty choice looks like a placeholder, not like a value.
            placeholder !== undefined && 'has-[option[value=""]:checked]:text-ink-muted *:text-ink',
          )}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted"
        />
      </span>
    </Field>
  )
}
