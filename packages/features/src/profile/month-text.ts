import { type Month, months } from '@pramaan/domain/options'
import type { ProfileExperience } from './read-profile.ts'

/** A formatted month and year: 04/2025, or only the year. */
export function monthText(month: Month | null, year: number | null): string {
  if (year === null) return ''
  return month ? `${String(months.indexOf(month) + 1).padStart(2, '0')}/${year}` : String(year)
}

type Period = Pick<ProfileExperience, 'startMonth' | 'startYear' | 'endMonth' | 'endYear'>

/** A formatted period; `end` is the text for an open end. */
export function periodText({ startMonth, startYear, endMonth, endYear }: Period, end?: string): string {
  return `${monthText(startMonth, startYear)} – ${end ?? monthText(endMonth, endYear)}`
}
