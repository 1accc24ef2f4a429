import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { FieldGroup, type FieldTexts, useFieldIds } from '../field/field.tsx'
import { useLabels } from '../labels/labels.tsx'

/** Props of `MonthYearField`; `value` is 'yyyy-MM', with an empty part while incomplete ('2024-'). */
export type MonthYearFieldProps = FieldTexts & {
  value: string
  onValue: (value: string) => void
  onBlur?: () => void
  name?: string
  id?: string
  disabled?: boolean
  ref?: Ref<HTMLSelectElement>
}

/** A month and year, such as the start or end of a job or course. */
export function MonthYearField(props: MonthYearFieldProps) {
  const { label, labelHidden, note, help, error, value, onValue, onBlur, name, disabled, ref } = props
  const labels = useLabels()
  const { id, control } = useFieldIds({ help, error }, props.id)
  const [year = '', month = ''] = value.split('-')
  const change = (nextYear: string, nextMonth: string) =>
    onValue(nextYear || nextMonth ? `${nextYear}-${nextMonth}` : '')
  const shared = { disabled, onBlur, 'aria-invalid': control['aria-invalid'] }
  return (
    <FieldGroup id={id} label={label} labelHidden={labelHidden} note={note} help={help} error={error}>
      <div className="flex gap-2">
        <span className="relative flex flex-1">
          <select
            {...shared}
            ref={ref}
            name={name && `${name}-month`}
            aria-label={labels.month}
            value={month}
            onChange={(event) => change(year, event.target.value)}
            className="control min-h-11 w-full appearance-none pr-9 pl-3"
          >
            <option value="">{labels.month}</option>
            {labels.monthNames.map((monthName, index) => (
              <option key={monthName} value={String(index + 1).padStart(2, '0')}>
                {monthName}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted"
          />
        </span>
        <input
          {...shared}
          name={name && `${name}-year`}
          aria-label={labels.year}
          placeholder={labels.year}
          inputMode="numeric"
          maxLength={4}
          value={year}
          onChange={(event) => change(event.target.value.replace(/\D/g, ''), month)}
          className="control min-h-11 w-24 px-3 tabular-nums"
        />
      </div>
    </FieldGroup>
  )
}
