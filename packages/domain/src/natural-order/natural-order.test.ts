import { expect, test } from 'vitest'
import { naturalOrder } from './natural-order.ts'

test('numbers in names are in the order of their values', () => {
  const names = ['Excel', 'Assessment 10', 'assessment 9', 'Assessment 2.10', 'Assessment 2.9', 'Class 12']
  const inOrder = ['Assessment 2.9', 'Assessment 2.10', 'assessment 9', 'Assessment 10', 'Class 12', 'Excel']
  expect(names.toSorted(naturalOrder)).toEqual(inOrder)
})
