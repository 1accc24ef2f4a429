import { expect, test } from 'vitest'
import { readSearchQuery } from '../search-query.ts'
import { smallVocabulary as vocabulary } from '../testing/small-vocabulary.ts'
import { conditionCompletionsOf } from './condition-completions.ts'

test.each([
  ['fres', ['fresher']],
  ['part-t', ['part time']],
  ['sen', ['senior']],
  ['work from', ['work from home', 'work from office']],
  ['wfh', ['WFH']],
  ['hyb', ['hybrid']],
  ['immed', ['immediate']],
  ['फ्रे', ['फ्रेशर']],
  ['welder work from h', ['welder work from home']],
  ['welder imm', ['welder immediate']],
  ['welder f', []],
  ['s', []],
  ['smart', []],
  ['not', []],
  ['', []],
])('“%s” may become the conditions %j', (text, texts) => {
  expect(conditionCompletionsOf(text, 2).map((one) => one.text)).toEqual(texts)
})

// Nobody has these as a field: a search for people looks for the word.
const isWord = /^(?:freelanc|hybrid|partly from home)/u

test('what stands before a condition is said, and each is read as a condition and not as words', () => {
  expect(conditionCompletionsOf('welder imm', 1)).toMatchObject([{ before: 'welder', name: 'immediate' }])
  for (const typed of ['fre', 'exp', 'sen', 'jun', 'imm', 'rem', 'work fr', 'part', 'full', 'intern'])
    for (const { text } of conditionCompletionsOf(typed, 3).filter(({ name }) => !isWord.test(name)))
      expect([text, readSearchQuery(text, vocabulary).parts.some(({ kind }) => kind === 'word')]).toEqual([text, false])
})
