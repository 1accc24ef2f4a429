import { clsx } from 'clsx'
import type { Ref } from 'react'
import { FieldGroup, type FieldTexts, useFieldIds } from '../field/field.tsx'
import { useLabels } from '../labels/labels.tsx'
import { dateParts, dateValue, typedValue } from './date-parts.ts'

/** Props of `DateOfBirthField`; `value` is 'yyyy-MM-dd', with empty parts while it is being typed ('2001--'). */
export type DateOfBirthFieldProps = FieldTexts & {
  value: string
  onValue: (value: string) => void
  onBlur?: () => void
  name?: string
  id?: string
  disabled?: boolean
  /** The day's input, so that a form can focus the first error. */
  ref?: Ref<HTMLInputElement>
}

const fields = [
  { part: 'day', length: 2, autoComplete: 'bday-day' },
  { part: 'month', length: 2, autoComplete: 'bday-month' },
  { part: 'year', length: 4, autoComplete: 'bday-year' },
] as const

/** A date of birth: day, month and year are typed, because a calendar would be slow to reach a birth date. */
export function DateOfBirthField(props: DateOfBirthFieldProps) {
  const { label, labelHidden, note, help, error, value, onValue, onBlur, name, disabled, ref } = props
  const labels = useLabels()
  const { id, control } = useFieldIds({ help, error }, props.id)
  const parts = dateParts(value)
  return (
    <FieldGroup id={id} label={label} labelHidden={labelHidden} note={note} help={help} error={error}>
      <div className="flex gap-3">
        {fields.map(({ part, length, autoComplete }) => (
          <label
            key={part}
            className={clsx('flex flex-col gap-1 text-sm text-ink-muted', length === 2 ? 'w-17' : 'w-24')}
          >
            {labels[part]}
            <input
              ref={part === 'day' ? ref : undefined}
              name={name && `${name}-${part}`}
              value={parts[part]}
              inputMode="numeric"
              autoComplete={autoComplete}
              disabled={disabled}
              aria-invalid={control['aria-invalid']}
              onChange={(event) => onValue(typedValue(parts, part, event.target.value))}
              onBlur={() => {
                onValue(dateValue(parts, true))
                onBlur?.()
              }}
              className="control min-h-11 w-full px-3 text-base tabular-nums"
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
