import { expect, test } from 'vitest'
import { criteriaText, moreText, skillChips } from './card-texts.ts'

test('criteria are cut at 150 characters with an ellipsis', () => {
  expect(criteriaText('x'.repeat(150))).toBe('x'.repeat(150))
  expect(criteriaText('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`)
  expect(criteriaText('')).toBe('')
})

test('cut criteria never split a letter from its vowel sign', () => {
  expect(criteriaText(`${'x'.repeat(149)}कि${'y'.repeat(9)}`)).toBe(`${'x'.repeat(149)}…`)
  expect(criteriaText(`${'x'.repeat(149)}😀${'y'.repeat(9)}`)).toBe(`${'x'.repeat(149)}😀…`)
})

test('five skills show as chips, the rest as +N', () => {
  const skills = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  expect(skillChips(skills)).toEqual({ shown: ['a', 'b', 'c', 'd', 'e'], more: 2 })
  expect(skillChips(skills, 3)).toEqual({ shown: ['a', 'b', 'c'], more: 4 })
  expect(moreText(skillChips(skills).more)).toBe('+2')
  expect(moreText(skillChips(skills.slice(2)).more)).toBe('')
})
