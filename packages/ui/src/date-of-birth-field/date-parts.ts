import { latinDigits } from '@pramaan/domain/digits'
import { pastedDay } from '../date-field/typed-day.ts'

/** The parts of a date while a person types them; each may still be empty. */
export type DateParts = { year: string; month: string; day: string }

/** 'yyyy-MM-dd' (each part may be empty, as in '2001--') into its parts. */
export function dateParts(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { year, month, day }
}

/** The parts as 'yyyy-MM-dd', or '' when nothing is typed; days and months get their leading zero when `finished`. */
export function dateValue({ year, month, day }: DateParts, finished: boolean): string {
  if (!year && !month && !day) return ''
  const pad = (part: string) => (finished && part ? part.padStart(2, '0') : part)
  return `${year}-${pad(month)}-${pad(day)}`
}

/**
 * The value once a text is typed or pasted into one part: a full date fills all three; anything else stays as it was
 * typed, so that what is no day is refused and not shortened.
 */
export function typedValue(parts: DateParts, part: keyof DateParts, typed: string): string {
  const day = pastedDay(typed)
  if (day) return day.toString()
  // A hyphen separates the parts of the value; at the end of one it only leads on to the next.
  const text = latinDigits(typed)
    .replace(/[\s/.-]+$/, '')
    .replaceAll('-', '–')
  return dateValue({ ...parts, [part]: text }, false)
}
