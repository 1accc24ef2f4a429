import { latinDigits } from '@pramaan/domain/digits'
import { pastedDay } from '../date-field/typed-day.ts'

/** The parts of a date while a person types them; each may still be empty. */
export type DateParts = { year: string; month: string; day: string }

/** Splits 'yyyy-MM-dd' into its parts, each of which may be empty ('2001--'). */
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
 * The value after text was typed or pasted into one part: a full date fills all three parts. Other text stays as typed,
 * so that an invalid date is refused and not shortened.
 */
export function typedValue(parts: DateParts, part: keyof DateParts, typed: string): string {
  const day = pastedDay(typed)
  if (day) return day.toString()
  // The value uses hyphens between its parts, so a hyphen typed at the end of a part is dropped.
  const text = latinDigits(typed)
    .replace(/[\s/.-]+$/, '')
    .replaceAll('-', '–')
  return dateValue({ ...parts, [part]: text }, false)
}
