import { expect, test } from 'vitest'
import { shortlistToastMilliseconds } from './use-shortlist.ts'

test('the toast of a shortlisting stays for 2000 milliseconds at least [C-489]', () => {
  expect(shortlistToastMilliseconds).toBe(2000)
})
