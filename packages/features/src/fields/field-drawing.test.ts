import { courseCategories } from '@pramaan/domain/options'
import { domainRows } from '@pramaan/vocabulary/reference-rows'
import { expect, test } from 'vitest'
import { courseDrawing, domainDrawing } from './field-drawing.ts'

test('each of our course categories has a drawing of its own, and an added one a book', () => {
  const drawings = courseCategories.map(({ id }) => courseDrawing(id))
  expect(new Set(drawings).size).toBe(courseCategories.length)
  expect(courseDrawing(1001)).toBe('education')
})

test('each domain of work has a drawing of its own, and what has none a briefcase', () => {
  const drawings = domainRows.map(({ id }) => domainDrawing(id))
  expect(new Set(drawings).size).toBe(domainRows.length)
  expect(drawings).not.toContain('work')
  expect([domainDrawing(null), domainDrawing(99)]).toEqual(['work', 'work'])
})
