import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isHired,
  isShortlisted,
  pipelineColumns,
  type ShortlistStatus,
  shortlist,
  shortlistLabels,
  shortlistStatuses,
  whyNotMessage,
  whyNotMove,
  whyNotShortlist,
  whyNotUndo,
} from './shortlist.ts'

const movedAt = new Date('2026-03-10T12:00:00Z')
const move = { from: 1, to: 2, movedBy: 7, movedAt } as const

test('the statuses are none, 1 Shortlisted, 2 In Communication, 3 Interviewed, 4 Hired, -1 Rejected [E-498]', () => {
  expect(shortlistStatuses).toEqual([null, 1, 2, 3, 4, -1])
  expect(shortlistLabels).toEqual({
    1: 'Shortlisted',
    2: 'In Communication',
    3: 'Interviewed',
    4: 'Hired',
    [-1]: 'Rejected',
  })
})

test('a candidate moves one stage on or is rejected from any, and nothing else', () => {
  const drawn = shortlistStatuses.flatMap((from) =>
    shortlistStatuses.filter((to) => !whyNotMove(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(drawn).toEqual(['null → 1', 'null → -1', '1 → 2', '1 → -1', '2 → 3', '2 → -1', '3 → 4', '3 → -1', '4 → -1'])
})

test('no sequence of moves hires a candidate without each stage, and Rejected is final', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...shortlistStatuses)), (statuses) => {
      const path: ShortlistStatus[] = [null]
      for (const to of statuses) if (!whyNotMove(path.at(-1) ?? null, to)) path.push(to)
      if (isHired(path.at(-1) ?? null)) expect(path).toEqual([null, 1, 2, 3, 4])
      const rejectedAt = path.indexOf(shortlist.rejected)
      if (rejectedAt >= 0) expect(rejectedAt).toBe(path.length - 1)
    }),
  )
})

test('a move to the current stage is distinguished from one that is not allowed', () => {
  expect(whyNotMove(2, 2)).toBe('already-there')
  expect(whyNotMove(3, 1)).toBe('no-such-move')
  expect(whyNotMove(-1, 1)).toBe('no-such-move')
})

test('only a candidate without a status can be shortlisted', () => {
  expect(shortlistStatuses.filter((status) => !whyNotShortlist(status))).toEqual([null])
})

test('an own latest move can be undone for five minutes', () => {
  expect(whyNotUndo(move, 2, 7, new Date(movedAt.getTime() + 299_999))).toBeUndefined()
  expect(whyNotUndo(move, 2, 7, new Date(movedAt.getTime() + 300_000))).toBe('too-late')
  expect(whyNotUndo(move, 2, 8, movedAt)).toBe('not-yours')
  expect(whyNotUndo(move, 3, 7, movedAt)).toBe('moved-on')
})

test('the board has the five columns of the spec', () => {
  const titles = pipelineColumns.map(({ title }) => title)
  expect(titles).toEqual(['Shortlisted', 'In Communication', 'Interview Completed', 'Hired', 'Rejected'])
  expect(pipelineColumns.map(({ status }) => status)).toEqual([1, 2, 3, 4, -1])
})

test('candidates in any stage before Hired show as shortlisted', () => {
  expect(shortlistStatuses.filter(isShortlisted)).toEqual([1, 2, 3, 4])
})

test('an employer writes to shortlisted candidates only', () => {
  expect(shortlistStatuses.filter((status) => !whyNotMessage(status))).toEqual([1, 2, 3, 4])
})
