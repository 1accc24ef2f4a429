import { type Month, months } from '@pramaan/domain/options'

/** A month and year as people read it: 04/2025, or the year alone. */
export function monthText(month: Month | null, year: number | null): string {
  if (year === null) return ''
  return month ? `${String(months.indexOf(month) + 1).padStart(2, '0')}/${year}` : String(year)
}
