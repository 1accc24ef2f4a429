import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortlistStatuses } from '../shortlist/shortlist.ts'
import {
  comparisonOf,
  driveFunnel,
  driveResults,
  furthestStep,
  hiringFunnel,
  jobFunnel,
  milestones,
  milestonesReached,
  narrowestStep,
  shareOf,
} from './statistics.ts'

test.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [124_308, 12],
  [1_000_000, 14],
])('%i users are %i milestones', (users, reached) => {
  expect(milestonesReached(users)).toBe(reached)
  expect(milestones).toHaveLength(14)
})

test.each([
  [{ complete: false, applied: false, best: null }, 'signed-up'],
  [{ complete: true, applied: false, best: null }, 'profile-complete'],
  [{ complete: false, applied: true, best: null }, 'applied'],
  [{ complete: true, applied: true, best: -1 }, 'applied'],
  [{ complete: false, applied: false, best: 1 }, 'shortlisted'],
  [{ complete: true, applied: true, best: 2 }, 'in-communication'],
  [{ complete: true, applied: true, best: 3 }, 'interviewed'],
  [{ complete: true, applied: true, best: 4 }, 'hired'],
] as const)('%j came as far as %s', (group, step) => {
  expect(furthestStep(group)).toBe(step)
})

test('the funnel counts people who reached a step, with their share of the previous step', () => {
  const lines = hiringFunnel([
    { complete: false, applied: false, best: null, people: 6 },
    { complete: true, applied: true, best: null, people: 3 },
    { complete: true, applied: true, best: 4, people: 1 },
  ])
  expect(lines.map(({ people, share }) => [people, share])).toEqual([
    [10, null],
    [4, 40],
    [4, 100],
    [1, 25],
    [1, 100],
    [1, 100],
    [1, 100],
  ])
  expect(narrowestStep(lines)).toBe('shortlisted')
})

test('a funnel never widens, and starts with everyone', () => {
  const aGroup = fc.record({
    complete: fc.boolean(),
    applied: fc.boolean(),
    best: fc.constantFrom(...shortlistStatuses),
    people: fc.nat(1000),
  })
  fc.assert(
    fc.property(fc.array(aGroup), (groups) => {
      const people = hiringFunnel(groups).map((line) => line.people)
      expect(people[0]).toBe(groups.reduce((sum, group) => sum + group.people, 0))
      expect(people.every((count, index) => index === 0 || count <= (people[index - 1] ?? 0))).toBe(true)
    }),
  )
})

test('an empty funnel has no shares and no narrowest step', () => {
  const lines = hiringFunnel([])
  expect(lines.every(({ people, share }) => people === 0 && share === null)).toBe(true)
  expect(narrowestStep(lines)).toBeUndefined()
})

test.each([
  [0, 0, null],
  [40, 40, { kind: 'same' }],
  [3, 3, { kind: 'same' }],
  [108, 100, { kind: 'percent', percent: 8 }],
  [1043, 1000, { kind: 'percent', percent: 4.3 }],
  [76, 100, { kind: 'percent', percent: -24 }],
  [0, 100, { kind: 'percent', percent: -100 }],
  [205, 12, { kind: 'before', before: 12 }],
  [5, 0, { kind: 'before', before: 0 }],
  [410, 24, { kind: 'before', before: 24 }],
])('%i after %i is compared as %j', (now, before, comparison) => {
  expect(comparisonOf(now, before)).toEqual(comparison)
})

test('shares are in percent, and null where the base is 0', () => {
  expect([shareOf(188, 511), shareOf(15, 1000), shareOf(0, 10), shareOf(1, 0)]).toEqual([37, 1.5, 0, null])
})

test('requests of a drive narrow to the accepted and the paid; the refused and the unpaid stay at the start', () => {
  const standings = [
    { status: 'Pending', people: 4 },
    { status: 'Rejected', people: 3 },
    { status: 'noPayment', people: 1 },
    { status: 'Accepted', people: 2 },
    { status: 'Applied', people: 10 },
  ] as const
  expect(driveFunnel(standings).map(({ people, share }) => [people, share])).toEqual([
    [20, null],
    [12, 60],
    [10, 83],
  ])
  expect(driveResults(standings)).toEqual({ requested: 20, accepted: 12, paid: 10, rejected: 3 })
})

test('applications to jobs narrow to the shortlisted', () => {
  const standings = [
    { status: 'Applied', people: 6 },
    { status: 'Rejected', people: 2 },
    { status: 'Shortlisted', people: 2 },
  ] as const
  expect(jobFunnel(standings).map(({ step, people }) => [step, people])).toEqual([
    ['applied', 10],
    ['shortlisted', 2],
  ])
})
