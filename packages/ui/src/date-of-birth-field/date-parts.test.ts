import { describe, expect, test } from 'vitest'
import { dateParts, dateValue, typedValue } from './date-parts.ts'

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

  test.each([
    ['day', '4', '-8-4'],
    ['day', '१४', '-8-14'],
    ['day', '4/', '-8-4'],
    ['day', '10-12', '-8-10–12'],
    ['day', '123', '-8-123'],
    ['month', 'Aug', '-Aug-'],
    ['day', '14/08/2001', '2001-08-14'],
    ['year', '१४-८-२००१', '2001-08-14'],
    ['year', '2001', '2001-8-'],
  ] as const)('in the field of the %s %j makes %j: nothing of it is left out', (part, typed, value) => {
    expect(typedValue({ year: '', month: '8', day: '' }, part, typed)).toBe(value)
  })

  test('nothing typed is an empty value', () => {
    expect(dateValue({ year: '', month: '', day: '' }, true)).toBe('')
    expect(dateParts('')).toEqual({ year: '', month: '', day: '' })
  })
})
