import { clsx } from 'clsx'
import type { ChangeEvent, ComponentProps } from 'react'
import { CheckBox } from '../check-box/check-box.tsx'
import type { Choice } from '../field/choice.ts'
import { FieldGroup, type FieldTexts, useFieldIds } from '../field/field.tsx'

/** Props of `PickChips`: pass `values` and `onValues`, or spread a form's `register`; put 'one or more' in `note`. */
export type PickChipsProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> &
  FieldTexts & {
    options: readonly Choice[]
    values?: readonly string[]
    onValues?: (values: string[]) => void
    dense?: boolean
  }

/** Multiple choice among a few short options, as separate boxes because several can be ticked. */
export function PickChips(props: PickChipsProps) {
  const { label, labelHidden, note, help, error, options, values, onValues, dense, className, ...rest } = props
  const { onChange, id: givenId, ...box } = rest
  const { id, control } = useFieldIds({ help, error }, givenId)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    const { checked, value } = event.target
    onValues?.(
      options.map((option) => option.value).filter((each) => (each === value ? checked : values?.includes(each))),
    )
  }
  return (
    <FieldGroup
      id={id}
      label={label}
      labelHidden={labelHidden}
      note={note}
      help={help}
      error={error}
      className={className}
    >
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            htmlFor={`${id}-${option.value}`}
            className={clsx(
              pick,
              dense ? 'min-h-8 pointer-coarse:min-h-11' : 'min-h-11',
              error ? 'border-danger' : 'border-line-strong',
            )}
          >
            <CheckBox
              {...box}
              id={`${id}-${option.value}`}
              value={option.value}
              disabled={option.disabled ?? box.disabled}
              {...(values && { checked: values.includes(option.value) })}
              onChange={change}
              aria-invalid={control['aria-invalid']}
              className={dense ? 'size-4!' : ''}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

const pick = clsx(
  'flex cursor-pointer items-center gap-2 rounded-control border bg-surface py-1 pr-3 pl-2.5 text-sm font-medium transition-colors',
  'has-checked:border-brand has-checked:bg-brand-soft enabled-hover:border-brand has-disabled:opacity-50',
)
