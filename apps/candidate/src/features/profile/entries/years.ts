import { firstYear } from '@pramaan/domain/options'

/** The years from 2000 up to this one, newest first. */
export function yearsUpTo(year: number): number[] {
  return Array.from({ length: Math.max(0, year - firstYear + 1) }, (_, index) => year - index)
}
