import type { DriveDates } from '@pramaan/domain/drive'
import { dayText, type IndiaDay, parseDay } from '@pramaan/domain/india-day'

/** A day from the API formatted as dd/MM/yyyy. */
export function wireDayText(day: string): string {
  const parsed = parseDay(day)
  return parsed ? dayText(parsed) : day
}

/** A drive's first and last day, for the domain's rules. */
export function driveDays({ FromDate, ToDate }: { FromDate: string; ToDate: string }): DriveDates {
  return { fromDate: FromDate as IndiaDay, toDate: ToDate as IndiaDay }
}

/** A drive's last day, for the domain's rules. */
export function lastDay({ ToDate }: { ToDate: string }): { toDate: IndiaDay } {
  return { toDate: ToDate as IndiaDay }
}
