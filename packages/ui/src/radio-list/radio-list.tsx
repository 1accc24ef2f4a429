import { clsx } from 'clsx'
import { useId } from 'react'
import { type OneOfProps, radioProps } from '../field/choice.ts'
import { FieldGroup, useFieldIds } from '../field/field.tsx'

/** Props of `RadioList`: a single-choice question; an option's note is muted at the end of its line. */
export type RadioListProps = OneOfProps

/** Single choice among several options, one per line, as in filters. */
export function RadioList(props: RadioListProps) {
  const { label, labelHidden, note, help, error, options, className, ...rest } = props
  const { value, defaultValue, onValue, onChange, id: givenId, ...radio } = rest
  const ownName = useId()
  const { id, control } = useFieldIds({ help, error }, givenId)
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
      {options.map((option) => (
        <label key={option.value} className={line}>
          <input
            name={ownName}
            {...radio}
            {...radioProps({ value, defaultValue, onValue, onChange }, option)}
            type="radio"
            aria-invalid={control['aria-invalid']}
            className={clsx(
              'size-5 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] bg-surface checked:border-[6px] checked:border-brand',
              error ? 'border-danger' : 'border-line-strong',
            )}
          />
          <span className="min-w-0 flex-1">{option.label}</span>{' '}
          {option.note !== undefined && <span className="text-ink-muted tabular-nums">{option.note}</span>}
        </label>
      ))}
    </FieldGroup>
  )
}

const line =
  'flex min-h-8 cursor-pointer items-center gap-3 text-sm has-checked:font-semibold has-disabled:opacity-50 pointer-coarse:min-h-11'
