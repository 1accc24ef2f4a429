import { clsx } from 'clsx'
import type { OneOfProps } from '../field/choice.ts'
import { FieldGroup } from '../field/field.tsx'
import { useOneOf } from '../field/use-one-of.ts'

/** Props of `SegmentedBar`: a single-choice question; `dense` is 32 px high. */
export type SegmentedBarProps = OneOfProps & {
  dense?: boolean
  /** Makes it as wide as its labels instead of the full line. */
  fit?: boolean
}

/** Single choice among a few short options, joined in one bar because only one can be chosen. */
export function SegmentedBar({ dense, fit, ...props }: SegmentedBarProps) {
  const { options, error } = props
  const { group, radioOf } = useOneOf(props)
  return (
    <FieldGroup {...group}>
      <div
        className={clsx(
          'relative flex max-w-full overflow-x-auto rounded-control border bg-surface',
          error ? 'border-danger' : 'border-line-strong',
          fit ? 'self-start' : 'w-full',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              segment,
              dense ? 'min-h-7.5 pointer-coarse:min-h-11' : 'min-h-11',
              fit ? 'px-3' : 'flex-1 px-3 max-sm:px-1.5',
            )}
          >
            <input {...radioOf(option)} className="absolute inset-0 cursor-pointer appearance-none outline-none" />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

const segment = clsx(
  'relative flex cursor-pointer items-center justify-center gap-2 border-line py-1 text-center text-sm font-medium leading-tight not-first:border-l [&_svg]:size-4.5 [&_svg]:shrink-0',
  'first:rounded-l-[7px] last:rounded-r-[7px] enabled-hover:bg-ink/4 has-disabled:opacity-50',
  'has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand has-checked:shadow-[inset_0_-2px_var(--color-brand)]',
  'forced-colors:has-checked:bg-[SelectedItem]',
  'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand',
)
