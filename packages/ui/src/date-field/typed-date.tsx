import { clsx } from 'clsx'
import { type Ref, useRef } from 'react'
import { DateField as AriaDateField, DateInput, DateSegment, Label } from 'react-aria-components/DateField'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { FieldFoot, useFieldIds } from '../field/field.tsx'
import { useLabels } from '../labels/labels.tsx'
import type { DateFieldProps } from './date-field-props.ts'
import { hasGap, impossibleDay, moveOn, submitFrom } from './date-keys.ts'
import { boxLook, partLook } from './date-look.ts'
import { DayCalendar } from './day-calendar.tsx'
import { pastedDay } from './typed-day.ts'
import { useTypedDay } from './use-typed-day.ts'

/** The complete `DateField`: label, typed parts, a button for the calendar, and the texts below. */
export function TypedDate(props: DateFieldProps) {
  const { label, note, help, onBlur, size, required, min, max, ref } = props
  const { locale, noSuchDay } = useLabels()
  const { shown, impossible, change, leave, settle } = useTypedDay(props.value, props.onValue)
  const error = impossible ? noSuchDay(impossible) : props.error
  const { id, control } = useFieldIds({ help, error }, props.id)
  const box = useRef<HTMLDivElement>(null)
  const inline = size === 'inline'
  return (
    <I18nProvider locale={locale}>
      <AriaDateField
        id={id}
        name={props.name}
        value={shown}
        onChange={change}
        onBlur={() => {
          settle(box.current !== null && hasGap(box.current))
          onBlur?.()
        }}
        shouldForceLeadingZeros
        isRequired={required}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        aria-describedby={control['aria-describedby']}
        className={clsx(!inline && 'flex min-w-0 flex-col gap-1.5', props.className)}
      >
        <Label className={labelLook(inline, props.labelHidden)}>
          {label}
          {note && <span className="font-normal text-ink-muted"> {note}</span>}
        </Label>
        <div className={boxLook(size)}>
          <Parts box={box} day={ref} settle={settle} leave={leave} onPaste={change} />
          <DayCalendar label={label} size={size} value={shown} min={min} max={max} onChoose={change} />
        </div>
        <FieldFoot id={id} help={help} error={error} />
      </AriaDateField>
    </I18nProvider>
  )
}

function labelLook(inline: boolean, hidden: boolean | undefined) {
  if (hidden) return 'sr-only'
  return inline ? 'text-ink-muted' : 'text-sm font-semibold'
}

type TypedDay = ReturnType<typeof useTypedDay>

type PartsProps = {
  box: Ref<HTMLDivElement>
  day: DateFieldProps['ref']
  onPaste: TypedDay['change']
} & Pick<TypedDay, 'settle' | 'leave'>

/** Day, month and year, each typed or changed with the arrows; a full date can be pasted into any of them. */
function Parts({ box, day, settle, leave, onPaste }: PartsProps) {
  const { dateParts } = useLabels()
  const typedIn = useRef<EventTarget>(null)
  return (
    <div
      role="presentation"
      className="flex min-w-0 flex-1 self-stretch"
      onKeyDownCapture={(event) => {
        moveOn(event, typedIn)
        if (event.key === 'Enter') submitFrom(event.currentTarget, settle)
      }}
      onFocusCapture={() => leave(undefined)}
      onBlurCapture={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave(impossibleDay(currentTarget))
      }}
      onPaste={(event) => {
        const pasted = pastedDay(event.clipboardData.getData('text'))
        if (pasted) onPaste(pasted)
      }}
    >
      <DateInput ref={box} className="flex min-w-0 flex-1 items-center">
        {(segment) => (
          <DateSegment
            ref={segment.type === 'day' ? day : undefined}
            segment={segment}
            className={clsx('flex items-center rounded-sm outline-none', segment.type !== 'literal' && partLook)}
          >
            {({ isPlaceholder, text, type }) => (isPlaceholder && isPart(type) ? dateParts[type] : text)}
          </DateSegment>
        )}
      </DateInput>
    </div>
  )
}

const isPart = (type: string) => type === 'day' || type === 'month' || type === 'year'
