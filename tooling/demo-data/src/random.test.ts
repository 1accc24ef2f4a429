import { expect, test } from 'vitest'
import { streamOf } from './random.ts'

const many = Array.from({ length: 20_000 })

test('the same seed and keys give the same stream, other keys another', () => {
  const draw = (...keys: (string | number)[]) => {
    const random = streamOf(...keys)
    return Array.from({ length: 20 }, () => random.next())
  }
  expect(draw('a', 'candidate', 1)).toEqual(draw('a', 'candidate', 1))
  expect(draw('a', 'candidate', 1)).not.toEqual(draw('a', 'candidate', 2))
  expect(draw('a', 'candidate', 1)).not.toEqual(draw('b', 'candidate', 1))
})

test('a stream is even, and neighbouring keys are not alike', () => {
  const random = streamOf('even')
  const mean = many.reduce((sum: number) => sum + random.next(), 0) / many.length
  expect(mean).toBeCloseTo(0.5, 1)
  const firsts = many.map((_, index) => streamOf('even', index).next())
  expect(new Set(firsts).size).toBe(many.length)
  const low = firsts.filter((first) => first < 0.1).length
  expect(low / many.length).toBeCloseTo(0.1, 1)
})

test('weights are kept', () => {
  const random = streamOf('weights')
  const list = [
    ['often', 9],
    ['seldom', 1],
  ] as const
  const seldom = many.filter(() => random.weighted(list) === 'seldom').length
  expect(seldom / many.length).toBeGreaterThan(0.09)
  expect(seldom / many.length).toBeLessThan(0.11)
})

test('a sample has no item twice and never more than there are', () => {
  const random = streamOf('sample')
  expect(new Set(random.sample([1, 2, 3, 4, 5], 4)).size).toBe(4)
  expect(random.sample(['only'], 5)).toEqual(['only'])
})

test('nothing is picked from an empty list', () => {
  expect(() => streamOf('empty').pick([])).toThrow('empty list')
})
