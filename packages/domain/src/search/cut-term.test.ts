import { expect, test } from 'vitest'
import { fittingTerm, lettersSearched, longestTerm } from './cut-term.ts'

const description = `Store keeper for a plant in Chakan. ${'Keeps the store of spare parts, build and maintain records. '.repeat(20)}`

test('a pasted description is cut behind a word, and says how much of it is searched', () => {
  const cut = fittingTerm(description, '')
  expect(cut.length).toBeLessThanOrEqual(longestTerm)
  expect(cut).toMatch(/\s…$/)
  const searched = cut.slice(0, -2)
  expect(description.startsWith(searched) && description[searched.length]).toBe(' ')
  expect(lettersSearched(cut)).toBe(searched.length)
})

test('a description behind words that were typed is cut too, and one without spaces', () => {
  expect(fittingTerm(`accountant ${description}`, 'accountant ')).toMatch(/^accountant Store keeper .* …$/)
  expect(fittingTerm('x'.repeat(400), '')).toHaveLength(longestTerm)
})

test('what fits stays as it is, and one letter too many is not typed', () => {
  const full = 'a '.repeat(longestTerm / 2)
  expect(fittingTerm(full, '')).toBe(full)
  expect(fittingTerm(`${full}b`, full)).toBe(full)
  expect(lettersSearched(full)).toBe(longestTerm)
  expect(lettersSearched('accountant pune')).toBeUndefined()
})
