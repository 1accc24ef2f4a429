import { clsx } from 'clsx'
import type { OneOfProps } from '../field/choice.ts'
import { FieldGroup } from '../field/field.tsx'
import { useOneOf } from '../field/use-one-of.ts'

/** Props of `RadioList`: a single-choice question; an option's note is muted at the end of its line. */
export type RadioListProps = OneOfProps

/** Single choice among several options, one per line, as in filters. */
export function RadioList(props: RadioListProps) {
  const { options, error } = props
  const { group, radioOf } = useOneOf(props)
  return (
    <FieldGroup {...group}>
      {options.map((option) => (
        <label key={option.value} className={line}>
          <input
            {...radioOf(option)}
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
