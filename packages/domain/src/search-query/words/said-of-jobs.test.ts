import { expect, test } from 'vitest'
import { readSearchQuery } from '../search-query.ts'
import { smallVocabulary as vocabulary } from '../testing/small-vocabulary.ts'

function read(text: string, onePay: 'least' | 'most' = 'least') {
  const { parts, unsearched } = readSearchQuery(text, vocabulary, { onePay, isKnownWord: () => false })
  return [
    parts.map((part) => (part.kind === 'work' ? part.way : part.kind === 'level' ? part.level : part.kind)),
    unsearched.map(({ from, to }) => text.slice(from, to)),
  ]
}

test.each([
  ['hybrid', ['hybrid'], []],
  ['accountant hybrid job', ['concept', 'hybrid'], []],
  ['accountant work from home', ['concept', 'remote'], []],
  ['accountant 5 km from home', ['concept'], ['5 km from home']],
  ['off campus drive', ['Fresher'], []],
  ['accountant campus placement', ['concept', 'Fresher'], []],
  ['accountant startup', ['concept'], ['startup']],
  ['apprenticeship', ['internship'], []],
  ['intern ship accountant', ['internship', 'concept'], []],
  ['accountant district pune', ['concept', 'concept'], []],
  ['accountant road', ['concept', 'word'], []],
])('“%s” in a search for jobs', (text, parts, unsearched) => {
  expect(read(text)).toEqual([parts, unsearched])
})

test('people may write of a campus or of hybrid work, which is looked for as a word', () => {
  expect(read('hybrid', 'most')).toEqual([['word'], []])
  expect(read('campus', 'most')).toEqual([['word'], []])
})
