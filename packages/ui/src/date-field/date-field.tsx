import { lazy, type Ref, Suspense } from 'react'
import { Field, type FieldTexts, useFieldIds } from '../field/field.tsx'
import { boxLook } from './date-look.ts'

/** Props of `DateField`; `value` is 'yyyy-MM-dd', or '' while there is no whole day. */
export type DateFieldProps = Omit<FieldTexts, 'label'> & {
  label: string
  value: string | null | undefined
  onValue: (value: string) => void
  onBlur?: () => void
  name?: string
  id?: string
  required?: boolean
  /** The days that the calendar offers; what is typed outside them is the form's to refuse. */
  min?: string | undefined
  max?: string | undefined
  /** 36 px high, for dense pages; `inline` is 32 px with the label inside the box. Both are 44 px on touch. */
  size?: 'dense' | 'inline'
  className?: string
  /** Goes to the day, so that a form can focus the first error. */
  ref?: Ref<HTMLSpanElement>
}

const TypedDate = lazy(() => import('./typed-date.tsx').then((m) => ({ default: m.TypedDate })))

/** A day, typed as dd/MM/yyyy or picked in a calendar, the same in every browser; its code comes when it is first shown. */
export function DateField(props: DateFieldProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <TypedDate {...props} />
    </Suspense>
  )
}

/** The box in its place, while the code of the field comes. */
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
