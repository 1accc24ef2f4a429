import { clsx } from 'clsx'
import type { OneOfProps } from '../field/choice.ts'
import { FieldGroup } from '../field/field.tsx'
import { useOneOf } from '../field/use-one-of.ts'

/** Props of `RadioCards`: a single-choice question; `columns` puts the cards side by side from 640 px on. */
export type RadioCardsProps = OneOfProps & {
  columns?: 1 | 2 | 3
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }

/** Single choice among a few options that each need a line of explanation. */
export function RadioCards({ columns = 1, ...props }: RadioCardsProps) {
  const { options, error } = props
  const { group, radioOf } = useOneOf(props)
  return (
    <FieldGroup {...group}>
      <div className={clsx('grid gap-3', grids[columns])}>
        {options.map((option) => (
          <label key={option.value} className={clsx(cardLook, error ? 'border-danger' : 'border-line-strong')}>
            <input
              {...radioOf(option)}
              className="mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-line-strong bg-surface outline-none checked:border-[6px] checked:border-brand"
            />
            {option.icon && <span className="shrink-0 text-brand [&_svg]:size-6">{option.icon}</span>}
            <span className="min-w-0">
              <span className="block font-semibold">{option.label}</span>
              {option.note && <span className="block text-sm text-ink-muted">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

const cardLook = clsx(
  'flex min-h-14 cursor-pointer items-start gap-3 rounded-control border bg-surface p-4 transition-colors has-disabled:opacity-50',
  'has-checked:border-brand has-checked:bg-brand-soft enabled-hover:border-brand',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
)
