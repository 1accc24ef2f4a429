import { describe, expect, test } from 'vitest'
import { typedPhone } from './typed-phone.ts'

describe('the phone field', () => {
  test.each([
    ['98765 43210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['0 98765-43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
  ])('takes %s as the ten digits of an Indian number', (pasted, phone) => {
    expect(typedPhone(pasted, 'IN')).toEqual({ country: 'IN', phone })
  })

  test('accepts no eleventh digit of an Indian number', () => {
    expect(typedPhone('98765432101', 'IN').phone).toBe('9876543210')
  })

  test('accepts at most fifteen digits of an international number, including the country code', () => {
    expect(typedPhone('123456789012345678', 'AE').phone).toBe('123456789012')
  })

  test.each([
    ['+44 20 7946 0958', 'GB', '2079460958'],
    ['+971 50 123 4567', 'AE', '501234567'],
    ['+1 415 555 0100', 'US', '4155550100'],
  ])('moves to the country of a pasted %s', (pasted, country, phone) => {
    expect(typedPhone(pasted, 'IN')).toEqual({ country, phone })
  })

  test('switches back to India when an Indian number is pasted under another country', () => {
    expect(typedPhone('+91 98765 43210', 'AE')).toEqual({ country: 'IN', phone: '9876543210' })
  })

  test('keeps a plus sign until the country code is complete', () => {
    expect(typedPhone('+', 'IN').phone).toBe('+')
    expect(typedPhone('+9', 'IN').phone).toBe('+9')
  })
})
