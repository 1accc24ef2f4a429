import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { landingOf, whyNotRedirect } from '../landing/landing.ts'
import {
  firstSections,
  firstSlug,
  hirePath,
  orderedSections,
  publicSections,
  typedSlug,
  whyNotSlug,
} from './public-profile.ts'

test.each([
  ['asha-verma', undefined],
  ['asha5', undefined],
  ['asha', 'too-short'],
  ['a'.repeat(41), 'too-long'],
  ['Asha-Verma', 'letters'],
  ['asha--verma', 'letters'],
  ['-asha-verma', 'letters'],
  ['asha/verma', 'letters'],
  ['आशा-वर्मा', 'letters'],
  ['asha-9876543210', 'number'],
  ['asha-98765-43210', 'number'],
  ['pramaan-support', 'reserved'],
  ['asha-official', 'reserved'],
  ['officially-asha', undefined],
])('a link’s name %s is refused as: %s', (slug, why) => {
  expect(whyNotSlug(slug)).toBe(why)
})

test('typed text becomes a link’s name where possible', () => {
  expect(typedSlug('  Asha Verma_QA ')).toBe('asha-verma-qa')
})

test('a first link is readable, follows the rules, and ends in a part derived only from the secret', () => {
  expect(firstSlug('Asha K. Verma', 'ab-CD_ef012')).toBe('asha-k-verma-abcdef0')
  expect(firstSlug('आशा', 'abcdefghi')).toBe('profile-abcdefg')
  expect(firstSlug('Official Asha', 'abcdefghi')).toBe('asha-abcdefg')
  assert(
    property(string({ unit: 'grapheme' }), constantFrom('abcdefghi', '0123456789', 'Z9-_y8X7w6v'), (name, secret) => {
      expect(whyNotSlug(firstSlug(name, secret))).toBeUndefined()
    }),
  )
})

test('sections follow the page’s order, each once, and unknown ones are dropped; the person’s website is not shown by default', () => {
  expect(orderedSections(['skills', 'photo', 'skills', 'phone'])).toEqual(['photo', 'skills'])
  expect(publicSections.filter((section) => !firstSections.includes(section))).toEqual(['website'])
})

test('Hire on Pramaan leads to a page of ours', () => {
  const [path, query] = hirePath(7).split('?')
  expect(path).toBe('/emp-login')
  const { Url } = landingOf(query ?? '')
  expect(Url).toBe('/candidate-profile-ro?candidateID=7')
  expect(whyNotRedirect(Url ?? '')).toBeUndefined()
})
