import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts, useFieldIds } from '../field/field.tsx'

/** One answer of a list: what is stored and what is read. */
export type SelectOption = { value: string; label: string; disabled?: boolean }

/** Props of `SelectField`: a native select's own, the field's texts, and the answers. */
export type SelectFieldProps = ComponentProps<'select'> &
  FieldTexts & {
    options: readonly SelectOption[]
    /** The first line that stands for no answer ('Choose a degree'). */
    placeholder?: string
    dense?: boolean
  }

/** One of a short list, by the browser's own list, which phones draw full-screen. */
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
            // An answer that is still to come looks like a hint, not like an answer.
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
