import { type IndiaDay, parseDay } from '@pramaan/domain/india-day'
import { DateField } from '@pramaan/ui/date-field'
import type { SelectOption } from '@pramaan/ui/select-field'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { DayPresets } from './day-fields.tsx'

const box =
  'relative flex min-h-8 min-w-0 items-center gap-1.5 rounded-control border px-2.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand enabled-hover:border-brand'
const fieldLook = (chosen: boolean) =>
  clsx(box, chosen ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface')

/** A filter with its options; the option '' means no filter. */
export type InlineChoiceProps = {
  label: string
  value: string
  options: readonly SelectOption[]
  onValue: (value: string) => void
}

/** A filter on one line: its name, the chosen option, and the browser's native list. */
export function InlineChoice({ label: name, value: answer, options, onValue }: InlineChoiceProps) {
  const chosen = options.find(({ value }) => value === answer)
  return (
    <label className={fieldLook(answer !== '')}>
      <span className="shrink-0 text-ink-muted">{name}</span>
      <span aria-hidden className="max-w-32 truncate font-semibold">
        {chosen?.label}
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-muted" />
      <select
        value={answer}
        onChange={(event) => onValue(event.target.value)}
        className="absolute inset-0 w-full cursor-pointer bg-surface text-ink opacity-0"
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** One end of a date range: name, day, the other end as its limit, and a change handler. */
type DayProps = {
  label: string
  value: IndiaDay | undefined
  min?: IndiaDay | undefined
  max?: IndiaDay | undefined
  onDay: (day: IndiaDay | undefined) => void
}

/** Both ends of a date range, and a setter for both. */
export type DaysProps = {
  from: DayProps
  to: DayProps
  onRange: (ends: { from?: IndiaDay | undefined; to?: IndiaDay | undefined }) => void
}

/** A date range on one line, with a menu of periods. */
export function InlineDays({ from, to, onRange }: DaysProps) {
  return (
    <div className="flex items-center gap-2">
      <InlineDay {...from} />
      <InlineDay {...to} />
      <DayPresets place="line" from={from.value} to={to.value} onChange={onRange} />
    </div>
  )
}

function InlineDay({ onDay, ...day }: DayProps) {
  const look = clsx(fieldLook(day.value !== undefined), 'pr-0!', day.value ? 'font-semibold' : 'text-ink-muted')
  return <DateField {...day} size="inline" className={look} onValue={(text) => onDay(parseDay(text))} />
}

/** The same in a sheet, below their names. */
export function SheetDays({ from, to, onRange }: DaysProps) {
  return (
    <div className="grid gap-3 min-[26rem]:grid-cols-2">
      <SheetDay {...from} />
      <SheetDay {...to} />
      <DayPresets place="sheet" from={from.value} to={to.value} onChange={onRange} />
    </div>
  )
}

function SheetDay({ onDay, ...day }: DayProps) {
  return <DateField {...day} onValue={(text) => onDay(parseDay(text))} />
}
