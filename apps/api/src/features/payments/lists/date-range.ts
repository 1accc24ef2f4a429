import { endOfDay, parseDay, startOfDay } from '@pramaan/domain/india-day'
import { refuseField } from '../../../http/refusals/refuse.ts'
import type { DateRange } from './money-conditions.queries.ts'

/** Days in India as instants (D23); refused if they end before they start. */
export function dateRangeOf({
  startDate,
  endDate,
}: {
  startDate?: string | undefined
  endDate?: string | undefined
}): DateRange {
  const [from, to] = [parseDay(startDate ?? ''), parseDay(endDate ?? '')]
  if (from && to && to < from) refuseField('endDate', 'The end is before the start.')
  return { from: from && startOfDay(from), before: to && endOfDay(to) }
}
