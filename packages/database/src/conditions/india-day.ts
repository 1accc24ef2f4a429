import type { DateRange } from '@pramaan/domain/date-range'
import { endOfDay, startOfDay } from '@pramaan/domain/india-day'
import { and, type Column, gte, lt, type SQL, sql } from 'drizzle-orm'

/** The start of an instant's day in India, used for grouping because it costs half as much as the day's text. */
export function indiaDayStart(instant: Column): SQL {
  return sql`date_bin('1 day', ${instant}, timestamptz '2000-01-01 00:00:00+05:30')`
}

/**
 * The day in India of an instant, as `yyyy-MM-dd`, for rows grouped by its start; India is at +05:30 all year (D23).
 */
export function indiaDay(instant: Column): SQL<string> {
  return sql<string>`to_char((${indiaDayStart(instant)} at time zone 'UTC') + interval '330 minutes', 'YYYY-MM-DD')`
}

/** Whether an instant is within a range of days in India. */
export function within(instant: Column, { from, to }: DateRange): SQL | undefined {
  return and(gte(instant, startOfDay(from)), lt(instant, endOfDay(to)))
}
