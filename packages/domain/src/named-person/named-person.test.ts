import { expect, test } from 'vitest'
import { namesPerson, withoutPerson } from './named-person.ts'

const asha = { name: 'Ashá Erasable', phones: ['+919820012345'], emails: ['asha@example.com'] }

test.each([
  ['Hello Ashá Erasable, come at 10', 'Hello …, come at 10'],
  ['asha erasable', '…'],
  ['ASHÁ  ERASABLE called', '… called'],
  ['Call +91 98200-12345 now', 'Call … now'],
  ['Call 98200\u201112345 or Asha@Example.com', 'Call … or …'],
  ['९८२००१२३४५', '…'],
])('%j is left as %j', (text, left) => {
  expect(withoutPerson(text, asha)).toBe(left)
})

test.each(['Asha came', 'Erasable Asha', 'Natasha Erasables', '98200 54321', 'ravi@example.com'])(
  '%j names another',
  (text) => {
    expect(namesPerson(text, asha)).toBe(false)
    expect(withoutPerson(text, asha)).toBe(text)
  },
)

test('a name that others have too is not looked for, the contacts are', () => {
  expect(withoutPerson('Ashá Erasable, 9820012345', { ...asha, name: undefined })).toBe('Ashá Erasable, …')
})
