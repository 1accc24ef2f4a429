import { expect, test } from 'vitest'
import { dotted, unbroken } from './dotted.ts'

test('a line of facts leaves out what is unknown and never breaks before a dot', () => {
  expect(dotted(['Pune', null, '', false, undefined, 'Hybrid', '₹5 LPA'])).toBe('Pune\u00a0· Hybrid\u00a0· ₹5 LPA')
  expect(dotted([null, 'Pune'])).toBe('Pune')
})

test('an unbroken fact has no place to break at', () => {
  expect(unbroken('घर से काम')).toBe('घर\u00a0से\u00a0काम')
  expect(unbroken('On-site')).toBe('On-\u2060site')
})
