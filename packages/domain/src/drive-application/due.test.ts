import { expect, test } from 'vitest'
import { nextDue } from './due.ts'

const drive = { fromDate: '2026-12-10', toDate: '2027-01-02' } as const
const accepted = { status: 'Accepted', since: new Date('2026-12-01T06:00:00Z') } as const
const paid = { status: 'Applied', since: new Date('2026-12-02T06:00:00Z') } as const
const at = (day: string) => new Date(`${day}T06:00:00Z`)

test.each([
  ['an accepted request counts to the last day of its fee', accepted, '2026-12-01', 'pay', '2026-12-09', 8],
  ['the last day of the fee is its own', accepted, '2026-12-09', 'pay', '2026-12-09', 0],
  ['a booked seat counts to the first day', paid, '2026-12-07', 'come', '2026-12-10', 3],
  ['on the first day one has to come', paid, '2026-12-10', 'come', '2026-12-10', 0],
] as const)('%s', (_, application, today, what, day, days) => {
  expect(nextDue(application, drive, at(today))).toEqual({ what, day, days })
})

test.each([
  ['a request under review', { ...accepted, status: 'Pending' }, '2026-12-01'],
  ['a fee that is overdue', accepted, '2026-12-11'],
  ['a drive that runs', paid, '2026-12-11'],
  ['a drive that is over', paid, '2027-01-03'],
] as const)('%s leaves nothing to do', (_, application, today) => {
  expect(nextDue(application, drive, at(today))).toBeUndefined()
})
