import { clsx } from 'clsx'
import { Fragment, lazy, Suspense } from 'react'
import { Field, useFieldIds } from '../field/field.tsx'
import { firstSign } from '../first-sign/first-sign.tsx'
import { useLabels } from '../labels/labels.tsx'
import type { DateFieldProps } from './date-field-props.ts'
import { boxLook, partLook } from './date-look.ts'

const TypedDate = lazy(async () => {
  await firstSign()
  return { default: (await import('./typed-date.tsx')).TypedDate }
})

/**
 * A day, typed as dd/MM/yyyy or picked in a calendar, the same in every browser. Its code is a sixth of a whole
 * screen's, so it loads only when the field is shown and the person has done something.
 */
export function DateField(props: DateFieldProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <TypedDate {...props} />
    </Suspense>
  )
}

/** A placeholder box while the field's code loads. */
function Waiting({ label, labelHidden, note, help, error, value, id: parts, size, className }: DateFieldProps) {
  const { id } = useFieldIds({ help, error }, parts)
  if (size === 'inline') {
    return (
      <span className={className} aria-busy>
        <span className="text-ink-muted">{label}</span>
        <span className="flex min-w-32 tabular-nums">
          <WaitingParts value={value} />
        </span>
      </span>
    )
  }
  const texts = { label, labelHidden, note, help, error }
  return (
    <Field id={id} {...texts} className={className}>
      <output id={id} aria-busy className={boxLook(size)}>
        <WaitingParts value={value} />
      </output>
    </Field>
  )
}

const partNames = ['day', 'month', 'year'] as const

/** The day, month and year, or their placeholders, where the loaded field will show them. */
function WaitingParts({ value }: Pick<DateFieldProps, 'value'>) {
  const { dateParts } = useLabels()
  const parts = value ? value.split('-').reverse() : []
  return partNames.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && '/'}
      <span className={clsx('flex items-center', partLook, !value && 'text-ink-muted')}>
        {parts[index] ?? dateParts[name]}
      </span>
    </Fragment>
  ))
}
