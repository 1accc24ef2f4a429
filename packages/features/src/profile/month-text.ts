import { type Month, months } from '@pramaan/domain/options'
import type { ProfileExperience } from './read-profile.ts'

/** A month and year as people read it: 04/2025, or the year alone. */
export function monthText(month: Month | null, year: number | null): string {
  if (year === null) return ''
  return month ? `${String(months.indexOf(month) + 1).padStart(2, '0')}/${year}` : String(year)
}

type Period = Pick<ProfileExperience, 'startMonth' | 'startYear' | 'endMonth' | 'endYear'>

/** From when to when, as people read it; `end` stands for an end that is still to come. */
export function periodText({ startMonth, startYear, endMonth, endYear }: Period, end?: string): string {
  return `${monthText(startMonth, startYear)} – ${end ?? monthText(endMonth, endYear)}`
}
