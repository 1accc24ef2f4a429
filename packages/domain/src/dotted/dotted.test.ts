import { expect, test } from 'vitest'
import { dotted } from './dotted.ts'

test('a line of facts leaves out what is unknown and never breaks before a dot', () => {
  expect(dotted(['Pune', null, '', false, undefined, 'Hybrid', '₹5 LPA'])).toBe('Pune\u00a0· Hybrid\u00a0· ₹5 LPA')
  expect(dotted([null, 'Pune'])).toBe('Pune')
})
