import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Ranked, rankedListOf, stretchOf } from './ranked-list.ts'

const people = fc.uniqueArray(fc.record({ fit: fc.nat(3), id: fc.nat(99) }), {
  selector: ({ id }) => id,
  maxLength: 30,
})
const limit = fc.integer({ min: 1, max: 8 })

function listed(of: readonly { fit: number; id: number }[]): Ranked[] {
  return of.map(({ fit, id }) => ({ keys: [fit, id], missed: 0 }))
}

test('a list is in order whatever the order it was read in, and its pages, on and back, are its parts', () => {
  fc.assert(
    fc.property(people, limit, fc.nat(30), (found, most, at) => {
      const list = rankedListOf(listed(found), true)
      const order = listed(found.toSorted((one, other) => other.fit - one.fit || other.id - one.id))
      expect(list.rows).toEqual(order)
      expect(stretchOf(list, { offset: at }, most)).toEqual(order.slice(at, at + most))
      expect(stretchOf(list, { direction: 'previous' }, most)).toEqual(order.slice(-most))
      const sortValues = order[at]?.keys
      if (!sortValues) return
      expect(stretchOf(list, { direction: 'next', sortValues }, most)).toEqual(order.slice(at + 1, at + 1 + most))
      const before = order.slice(Math.max(0, at - most), at)
      expect(stretchOf(list, { direction: 'previous', sortValues }, most)).toEqual(before)
    }),
  )
})

test('a position of a candidate who is not in the list is between those around it', () => {
  const list = rankedListOf(listed([9, 7, 5, 3].map((id) => ({ fit: 1, id }))), true)
  const ids = (direction: 'next' | 'previous') =>
    stretchOf(list, { direction, sortValues: [1, 6] }, 2)?.map(({ keys }) => keys[1])
  expect(ids('next')).toEqual([5, 3])
  expect(ids('previous')).toEqual([9, 7])
})

test('a list that others follow has no page that reaches beyond it', () => {
  const list = rankedListOf(listed([9, 7, 5, 3].map((id) => ({ fit: 1, id }))), false)
  expect(stretchOf(list, { offset: 2 }, 2)).toHaveLength(2)
  expect(stretchOf(list, { offset: 3 }, 2)).toBeUndefined()
  expect(stretchOf(list, { direction: 'next', sortValues: [1, 5] }, 2)).toBeUndefined()
  expect(stretchOf(list, { direction: 'previous' }, 2)).toBeUndefined()
  expect(stretchOf(list, { direction: 'previous', sortValues: [1, 2] }, 2)).toBeUndefined()
  expect(stretchOf(list, { direction: 'previous', sortValues: [1, 3] }, 2)).toHaveLength(2)
})
