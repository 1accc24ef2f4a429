import { lazy, Suspense } from 'react'
import { Field, useFieldIds } from '../field/field.tsx'
import { firstSign } from '../first-sign/first-sign.tsx'
import type { DateFieldProps } from './date-field-props.ts'
import { boxLook } from './date-look.ts'

const TypedDate = lazy(async () => {
  await firstSign()
  return { default: (await import('./typed-date.tsx')).TypedDate }
})

/**
 * A day, typed as dd/MM/yyyy or picked in a calendar, the same in every browser. Its code, a sixth of a whole screen's,
 * loads when it is first shown, but not before the person does something.
 */
export function DateField(props: DateFieldProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <TypedDate {...props} />
    </Suspense>
  )
}

/** A placeholder box while the field's code loads. */
function Waiting({ label, labelHidden, note, help, error, value, id: given, size, className }: DateFieldProps) {
  const { id } = useFieldIds({ help, error }, given)
  const shown = value?.split('-').reverse().join('/')
  if (size === 'inline') {
    return (
      <span className={className} aria-busy>
        <span className="text-ink-muted">{label}</span>
        <span className="min-w-32 tabular-nums">{shown}</span>
      </span>
    )
  }
  const texts = { label, labelHidden, note, help, error }
  return (
    <Field id={id} {...texts} className={className}>
      <output id={id} aria-busy className={boxLook(size)}>
        {shown}
      </output>
    </Field>
  )
}
