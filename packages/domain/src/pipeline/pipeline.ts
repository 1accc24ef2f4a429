import { addDays, dayNumber, dayOf, type IndiaDay, startOfDay } from '../india-day/india-day.ts'
import { isUndecided, type ShortlistStatus, shortlist } from '../shortlist/shortlist.ts'

/** The choices of the board's period filter with their texts (002, section 2.10; D21 for the plural). */
export const pipelinePeriods = [
  { period: '7-days', text: 'Last 7 days' },
  { period: 'last-week', text: 'Last Week' },
  { period: 'last-month', text: 'Last month' },
  { period: 'last-2-months', text: 'Last 2 months' },
  { period: 'over-7-days', text: 'Over 7 days ago' },
] as const

/** A period of the board: a candidate is in it by the day of their latest move. */
export type PipelinePeriod = (typeof pipelinePeriods)[number]['period']

/** The periods as the wire has them. */
export const pipelinePeriodNames = pipelinePeriods.map(({ period }) => period) as [PipelinePeriod, ...PipelinePeriod[]]

const daysOfWeek = 7

/** The Monday of a day's week; 1970-01-01 was a Thursday. */
function mondayOf(day: IndiaDay): IndiaDay {
  return addDays(day, -((dayNumber(day) + 3) % daysOfWeek))
}

/** When the week of an instant began, by India's calendar. */
export function weekStart(now: Date): Date {
  return startOfDay(mondayOf(dayOf(now)))
}

function monthStart(day: IndiaDay, monthsBefore: number): IndiaDay {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - monthsBefore
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01` as IndiaDay
}

/**
 * The instants of a period by India's calendar, `until` excluded: the last 7 days including today, the last full week
 * (Monday to Sunday), the last month, the last two months, or everything before the last 7 days.
 */
export function periodRange(period: PipelinePeriod, now: Date): { from: Date; until: Date } {
  const today = dayOf(now)
  const monday = mondayOf(today)
  const spans: Record<PipelinePeriod, readonly [IndiaDay, IndiaDay]> = {
    '7-days': [addDays(today, 1 - daysOfWeek), addDays(today, 1)],
    'last-week': [addDays(monday, -daysOfWeek), monday],
    'last-month': [monthStart(today, 1), monthStart(today, 0)],
    'last-2-months': [monthStart(today, 2), monthStart(today, 0)],
    'over-7-days': ['1970-01-01' as IndiaDay, addDays(today, 1 - daysOfWeek)],
  }
  const [from, until] = spans[period]
  return { from: startOfDay(from), until: startOfDay(until) }
}

/** The maximum number of candidates in one move. */
export const mostMovedAtOnce = 50

/** Suggested reasons for a rejection; another one can be written. */
export const rejectReasons = [
  'Skills do not match',
  'Not enough experience',
  'Salary expectation too high',
  'Not available in time',
  'Did not respond',
  'Position filled',
] as const

/** Why the reason of a move is wrong: a rejection needs one, and other moves take none. */
export function whyNotReason(to: ShortlistStatus, reason: string | undefined) {
  const hasReason = reason !== undefined && reason.trim() !== ''
  if (to === shortlist.rejected) return hasReason ? undefined : ('reason-needed' as const)
  return hasReason ? ('reason-not-taken' as const) : undefined
}

/** The maximum number of days ahead for planning a decision. */
export const furthestDecisionDays = 365

/** Why a day can't be the decision day: the candidate is already decided, or the day has passed or is too far ahead. */
export function whyNotDecideBy(status: ShortlistStatus, day: IndiaDay, today: IndiaDay) {
  if (!isUndecided(status)) return 'decided' as const
  const ahead = dayNumber(day) - dayNumber(today)
  if (ahead < 0) return 'past' as const
  return ahead > furthestDecisionDays ? ('too-far' as const) : undefined
}

/** Whether the day of a decision has passed, is today, or is ahead. */
export function decisionState(decideBy: IndiaDay, today: IndiaDay): 'overdue' | 'today' | 'ahead' {
  if (decideBy === today) return 'today'
  return decideBy < today ? 'overdue' : 'ahead'
}

/** The choices of the decision-day filter: until today, or the next seven days; both include overdue ones. */
export const decisionPeriods = ['today', 'week'] as const

export type DecisionPeriod = (typeof decisionPeriods)[number]

/** The last day of a choice. */
export function lastDecisionDay(period: DecisionPeriod, today: IndiaDay): IndiaDay {
  return addDays(today, period === 'week' ? daysOfWeek : 0)
}

/** The orders of the pipeline: latest move first, or earliest decision day first, with those without a day last. */
export const pipelineOrders = ['moved', 'decide-by'] as const

/** An order of the pipeline. */
export type PipelineOrder = (typeof pipelineOrders)[number]
