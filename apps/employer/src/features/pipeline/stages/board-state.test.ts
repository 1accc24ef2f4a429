import { expect, test } from 'vitest'
import { type Board, type Card, extend, putCards, type Stage } from './board-state.ts'

const card = (ID: number, shortlisted: number, minute: number) =>
  ({ ID, shortlisted, MovedOn: `2026-11-21T06:${String(minute).padStart(2, '0')}:00.000Z` }) as Card

const stage = (Status: number, items: Card[], more = 0): Stage => ({
  Status,
  Title: `${Status}`,
  Count: items.length + more,
  items,
  next: more > 0 ? 'next' : null,
})

const board = (...data: Stage[]): Board => ({ message: 'Success', movedThisWeek: 0, data })
const shown = ({ data }: Board) => data.map(({ Count, items }) => [Count, items.map(({ ID }) => ID)])

const [one, two, three] = [card(1, 1, 10), card(2, 1, 20), card(3, 2, 15)]
const start = board(stage(1, [two, one], 4), stage(2, [three]), stage(-1, []))

test('a moved card leaves its column, comes into the other by the time of its move, and both counts follow', () => {
  expect(shown(putCards(start, [{ ...one, shortlisted: 2, MovedOn: '2026-11-21T07:00:00.000Z' }]))).toEqual([
    [5, [2]],
    [2, [1, 3]],
    [0, []],
  ])
})

test('restoring the cards undoes a move of several exactly', () => {
  const moved = putCards(start, [
    { ...one, shortlisted: -1 },
    { ...three, shortlisted: -1 },
  ])
  expect(shown(moved)).toEqual([
    [5, [2]],
    [0, []],
    [2, [3, 1]],
  ])
  // Card 1 was the last one loaded: it comes back with its page.
  expect(shown(putCards(moved, [one, three]))).toEqual([
    [6, [2]],
    [1, [3]],
    [0, []],
  ])
  expect(putCards(putCards(start, [{ ...two, shortlisted: 2 }]), [two])).toEqual(start)
})

test('loading another page adds nobody twice', () => {
  const [again, fresh] = [card(2, 1, 5), card(9, 1, 4)]
  expect(shown(extend(start, 1, [again, fresh], null))[0]).toEqual([6, [2, 1, 9]])
})
