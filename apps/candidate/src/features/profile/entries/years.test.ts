import { expect, test } from 'vitest'
import { yearsUpTo } from './years.ts'

test('the years run from 2000 to the current one, newest first', () => {
  expect(yearsUpTo(2003)).toEqual([2003, 2002, 2001, 2000])
  expect(yearsUpTo(1999)).toEqual([])
})
