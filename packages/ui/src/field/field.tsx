import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useLabels } from '../labels/labels.tsx'

/** The props of every field: its label, a hint next to it ('optional'), help below, and the error. */
export type FieldTexts = {
  label: ReactNode
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
  /** Muted text after the label: 'optional', 'one or more'. */
  note?: ReactNode
  help?: ReactNode
  /** Says how to fix it; if set, the field is marked as invalid. */
  error?: ReactNode
}

/** The ids and ARIA attributes that connect a control with its label, help and error. */
export function useFieldIds({ help, error }: Pick<FieldTexts, 'help' | 'error'>, givenId?: string) {
  const ownId = useId()
  const id = givenId ?? ownId
  return {
    id,
    labelId: `${id}-label`,
    control: {
      id,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': clsx(error && `${id}-error`, help && `${id}-help`) || undefined,
    },
  }
}

/** The label, help and error around a control; `id` is the control's. */
export function Field({
  id,
  label,
  labelHidden,
  note,
  help,
  error,
  counter,
  className,
  children,
}: FieldTexts & {
  id: string
  counter?: ReactNode
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <label id={`${id}-label`} htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {note && <span className="font-normal text-ink-muted"> {note}</span>}
      </label>
      {children}
      <FieldFoot id={id} help={help} error={error} counter={counter} />
    </div>
  )
}

/** A named group of controls for one question (several checkboxes, three parts of a date). */
export function FieldGroup({
  id,
  label,
  labelHidden,
  note,
  help,
  error,
  className,
  children,
}: FieldTexts & {
  id: string
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <fieldset
      id={id}
      aria-describedby={clsx(error && `${id}-error`, help && `${id}-help`) || undefined}
      className={clsx('flex flex-col gap-1.5', className)}
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>
        {label}
        {note && <span className="font-normal text-ink-muted"> {note}</span>}
      </legend>
      {children}
      <FieldFoot id={id} help={help} error={error} />
    </fieldset>
  )
}

/** The error with its icon, the help, and a counter at the end of the line. */
export function FieldFoot({
  id,
  help,
  error,
  counter,
}: Pick<FieldTexts, 'help' | 'error'> & {
  id: string
  counter?: ReactNode
}) {
  const { sentence } = useLabels()
  if (!help && !error && !counter) return null
  return (
    <div className="flex items-start justify-between gap-4 text-sm">
      <div className="min-w-0">
        {error && (
          <p id={`${id}-error`} className="flex gap-2 font-medium text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{typeof error === 'string' ? sentence(error) : error}</span>
          </p>
        )}
        {help && (
          <p id={`${id}-help`} className="text-ink-muted">
            {help}
          </p>
        )}
      </div>
      {counter}
    </div>
  )
}
