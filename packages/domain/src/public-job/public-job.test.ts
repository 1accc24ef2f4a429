import { expect, test } from 'vitest'
import { isOffered, jobIdOf, publicJobPath, publicState } from './public-job.ts'

const now = new Date('2026-11-21T06:30:00Z')
const open = { shown: true, closedAt: null, drive: null }

test('a job’s public address has its number, title and place; the number alone finds it', () => {
  expect(publicJobPath({ id: 12, title: 'Java developer (SAP)', location: 'Navi Mumbai' })).toBe(
    '/jobs/12-java-developer-sap-navi-mumbai',
  )
  expect(publicJobPath({ id: 12, title: 'शिक्षक', location: '' })).toBe('/jobs/12')
  expect(['12-java', '12', '12java', '0-x', 'x', '-1', '9999999999'].map(jobIdOf)).toEqual([
    12,
    12,
    ...[undefined, undefined, undefined, undefined, undefined],
  ])
})

test.each([
  ['an open job is advertised', open, 'advertised'],
  ['one that its side closed is closed', { ...open, closedAt: now }, 'closed'],
  ['one of a drive is open to people with its link', { ...open, drive: { lastDay: '2026-11-21' } }, 'open'],
  ['one of a drive that is over is closed', { ...open, drive: { lastDay: '2026-11-20' } }, 'closed'],
  ['one of a suspended employer is not there', { ...open, shown: false }, 'missing'],
])('%s', (_, job, state) => {
  expect(publicState(job, now)).toBe(state)
  expect(isOffered(job, now)).toBe(state === 'advertised' || state === 'open')
})
