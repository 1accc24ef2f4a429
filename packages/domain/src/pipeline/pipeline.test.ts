import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../india-day/india-day.ts'
import { shortlistStatuses } from '../shortlist/shortlist.ts'
import {
  decisionState,
  lastDecisionDay,
  periodRange,
  pipelinePeriodNames,
  pipelinePeriods,
  weekStart,
  whyNotDecideBy,
  whyNotReason,
} from './pipeline.ts'

test('the periods are the four of the spec’s board, and what was longer ago [E-431]', () => {
  expect(pipelinePeriods.map(({ text }) => text)).toEqual([
    ...['Last 7 days', 'Last Week', 'Last month', 'Last 2 months', 'Over 7 days ago'],
  ])
})

test.each([
  // 21 November 2026 is a Saturday.
  ['7-days', '2026-11-15', '2026-11-22'],
  ['last-week', '2026-11-09', '2026-11-16'],
  ['last-month', '2026-10-01', '2026-11-01'],
  ['last-2-months', '2026-09-01', '2026-11-01'],
  ['over-7-days', '1970-01-01', '2026-11-15'],
] as const)('on 21 November 2026 %s runs from %s to before %s', (period, from, until) => {
  const range = periodRange(period, new Date('2026-11-21T06:30:00Z'))
  expect([dayOf(range.from), dayOf(range.until)]).toEqual([from, until])
})

test.each([
  ['2026-11-21T06:30:00Z', '2026-11-15T18:30:00.000Z'],
  ['2026-11-22T18:29:59Z', '2026-11-15T18:30:00.000Z'],
  ['2026-11-22T18:30:00Z', '2026-11-22T18:30:00.000Z'],
])('the week of %s began on Monday at midnight in India, %s', (now, start) => {
  expect(weekStart(new Date(now)).toISOString()).toBe(start)
})

test('in January the months before are those of the year before', () => {
  const { from, until } = periodRange('last-2-months', new Date('2027-01-03T00:00:00Z'))
  expect([dayOf(from), dayOf(until)]).toEqual(['2026-11-01', '2027-01-01'])
})

test('a period always starts and ends at midnight in India, and past weeks and months never include the current one', () => {
  const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, fc.constantFrom(...pipelinePeriodNames), (now, period) => {
      const { from, until } = periodRange(period, now)
      expect(from.getTime()).toBeLessThan(until.getTime())
      for (const end of [from, until]) expect((end.getTime() + 330 * 60_000) % 86_400_000).toBe(0)
      if (period === '7-days') expect(now >= from && now < until).toBe(true)
      else expect(until.getTime()).toBeLessThanOrEqual(now.getTime())
    }),
  )
})

test('a rejection needs a reason, and other moves take none', () => {
  for (const to of shortlistStatuses) {
    expect(whyNotReason(to, undefined)).toBe(to === -1 ? 'reason-needed' : undefined)
    expect(whyNotReason(to, '  ')).toBe(to === -1 ? 'reason-needed' : undefined)
    expect(whyNotReason(to, 'Position filled')).toBe(to === -1 ? undefined : 'reason-not-taken')
  }
})

test.each([
  [1, '2026-11-21', undefined],
  [2, '2026-11-22', undefined],
  [3, '2027-11-21', undefined],
  [3, '2027-11-22', 'too-far'],
  [3, '2026-11-20', 'past'],
  [4, '2026-11-22', 'decided'],
  [-1, '2026-11-22', 'decided'],
  [null, '2026-11-22', 'decided'],
] as const)('a day of decision for a candidate in stage %s on %s: %s', (status, day, why) => {
  expect(whyNotDecideBy(status, day, '2026-11-21')).toBe(why)
})

test('a decision is overdue from the day after its own, and the filters include what is overdue', () => {
  const today = '2026-11-21'
  expect((['2026-11-20', today, '2026-11-22'] as const).map((day) => decisionState(day, today))).toEqual([
    ...['overdue', 'today', 'ahead'],
  ])
  expect([lastDecisionDay('today', today), lastDecisionDay('week', today)]).toEqual([today, '2026-11-28'])
})
