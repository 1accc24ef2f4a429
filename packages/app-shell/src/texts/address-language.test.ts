import { afterEach, expect, test } from 'vitest'
import { takeLanguageOfAddress } from './address-language.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

test.each([
  ['/job-details?Job=7&lang=hi#x', 'hi', '/job-details?Job=7#x'],
  ['/jobs?lang=mr', 'mr', '/jobs'],
  ['/jobs?lang=fr&term=a%20b', undefined, '/jobs?lang=fr&term=a%20b'],
  ['/jobs?term=a%20b', undefined, '/jobs?term=a%20b'],
])('of %s it is %s, and the address is then %s', (address, language, rest) => {
  window.history.replaceState({ key: 'kept' }, '', address)
  expect(takeLanguageOfAddress()).toBe(language)
  const { pathname, search, hash } = window.location
  expect(pathname + search + hash).toBe(rest)
  expect(window.history.state).toEqual({ key: 'kept' })
})
