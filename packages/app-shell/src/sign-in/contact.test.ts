import { expect, test, vi } from 'vitest'
import { checkContact } from './contact.ts'

vi.mock('libphonenumber-js/min', () => {
  throw new Error('no network')
})

test('a foreign number is sent unchecked when its checks can’t be loaded, and the server decides', async () => {
  const typed = { mode: 'phone', country: 'AE', phone: '501234567', email: 'person@example.com' } as const
  expect(await checkContact(typed)).toEqual({ contact: { mobile: '+971501234567', email: 'person@example.com' } })
})
