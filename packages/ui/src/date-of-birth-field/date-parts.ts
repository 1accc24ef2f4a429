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
