import { describe, expect, test } from 'vitest'
import { isTooLong, typedPhone } from './typed-phone.ts'

describe('the phone field', () => {
  test.each([
    ['98765 43210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['0 98765-43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['\u2066+91 98765 43210\u2069', '9876543210'],
    ['98765\u00ad43210\ufe0f', '9876543210'],
    ['tel:+919876543210', '9876543210'],
    ['Mobile: 98765 43210', '9876543210'],
    ['[98765] 43210,', '9876543210'],
  ])('takes %s as the ten digits of an Indian number', (pasted, phone) => {
    expect(typedPhone(pasted, 'IN')).toEqual({ country: 'IN', phone })
  })

  test.each([
    ['98765432101', 'IN', '98765432101'],
    ['971501234567', 'IN', '971501234567'],
    ['+91 98765 432101', 'IN', '98765432101'],
    ['1234567890123456', 'AE', '1234567890123456'],
  ])('keeps all digits of %s in %s and says that they are too many [E-637 S-230]', (pasted, country, phone) => {
    expect(typedPhone(pasted, country)).toEqual({ country, phone })
    expect(isTooLong({ country, phone })).toBe(true)
  })

  test.each([
    ['9876543210', 'IN'],
    ['123456789012', 'AE'],
    ['', 'IN'],
  ])('%s in %s is not too long: ten digits, or fifteen with the code of another country', (phone, country) => {
    expect(isTooLong({ country, phone })).toBe(false)
  })

  test.each(['91 98765432', '+91 98765432', '91-98765432'])(
    'does not take the 91 of %s as part of the number',
    (pasted) => {
      expect(typedPhone(pasted, 'IN')).toEqual({ country: 'IN', phone: '98765432' })
    },
  )

  test('keeps the text around two numbers, so that it is refused whole', () => {
    const pasted = 'Home 98765 43210, office 91234 56780'
    expect(typedPhone(pasted, 'IN').phone).toBe(pasted)
  })

  test('keeps letters, so that they are refused and not left out', () => {
    expect(typedPhone('98765x43210', 'IN').phone).toBe('98765x43210')
  })

  test.each([
    ['+44 20 7946 0958', 'GB', '2079460958'],
    ['+971 50 123 4567', 'AE', '501234567'],
    ['\u202a+971 50 123 4567\u202c', 'AE', '501234567'],
    ['(+971) 50-123-4567', 'AE', '501234567'],
    ['+1 415 555 0100', 'US', '4155550100'],
    ['Office: +1 (415) 555-0100', 'US', '4155550100'],
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
