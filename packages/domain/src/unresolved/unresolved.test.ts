import { expect, test } from 'vitest'
import { unresolvedTerm } from './unresolved.ts'

test('two spellings of one text have one key, and the text stays as it was typed', () => {
  const typed = unresolvedTerm('skill', ' Frob  nication ', [])
  expect(typed).toEqual({ kind: 'skill', key: 'frobnication', term: 'Frob nication' })
  expect(unresolvedTerm('skill', 'frob-nication', [])?.key).toBe(typed?.key)
})

test.each([
  ['a phone number', 'call 98200 12345'],
  ['a phone number in Devanagari', '९८२०० १२३४५'],
  ['an e-mail address', 'asha@example.com'],
  ['a site', 'see portfolio.example.in'],
  ['one letter', 'x'],
  ['nothing but signs', '---'],
  ['a sentence', 'I have worked for many years in several shops'],
  ['the person’s own name', 'Secretary Asha'],
])('%s is never counted', (_, text) => {
  expect(unresolvedTerm('title', text, ['Asha Rao'])).toBeUndefined()
})
