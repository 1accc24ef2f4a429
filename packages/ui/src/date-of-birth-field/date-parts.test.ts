import { describe, expect, test } from 'vitest'
import { dateParts, dateValue } from './date-parts.ts'

describe('a date of birth in three fields', () => {
  test('a half-typed date keeps its parts, so that a draft can be restored', () => {
    expect(dateParts(dateValue({ year: '', month: '8', day: '14' }, false))).toEqual({
      year: '',
      month: '8',
      day: '14',
    })
  })

  test('a finished date has its leading zeros', () => {
    expect(dateValue({ year: '2001', month: '8', day: '4' }, true)).toBe('2001-08-04')
  })

  test('nothing typed is an empty value', () => {
    expect(dateValue({ year: '', month: '', day: '' }, true)).toBe('')
    expect(dateParts('')).toEqual({ year: '', month: '', day: '' })
  })
})
