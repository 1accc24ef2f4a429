import { expect, test } from 'vitest'
import { vocabularyOf } from '../../concept/concept.ts'
import { smallVocabulary as vocabulary } from '../testing/small-vocabulary.ts'
import { completionsOf } from './completions.ts'

function completed(text: string, kinds?: Parameters<typeof completionsOf>[3]) {
  return completionsOf(text, vocabulary, 3, kinds).map((one) => one.text)
}

test.each([
  ['pun', ['Pune']],
  ['पुण', ['Pune']],
  ['bomb', ['Mumbai']],
  ['welder pun', ['welder Pune']],
  ['welder navi mum', ['welder Navi Mumbai']],
  ['welder -pun', ['welder -Pune']],
  ['welder poon', ['welder Pune']],
  ['welder p', []],
  ['kolhapurr', ['Kolhapur']],
  ['zzqqx', []],
  ['', []],
])('“%s” may become %j', (text, texts) => {
  expect(completed(text, ['city'])).toEqual(texts)
})

test('the whole text comes before its last words, and what stands before these is kept', () => {
  expect(completed('new bom')).toEqual(['Navi Mumbai'])
  expect(completionsOf('welder pun', vocabulary, 3)[0]).toMatchObject({ before: 'welder', concept: { label: 'Pune' } })
  expect(completionsOf('pun', vocabulary, 3)[0]).toMatchObject({ before: '', concept: { label: 'Pune' } })
})

test('after other words another name in full counts as much as a concept’s own', () => {
  const tables = vocabularyOf(
    [
      { label: 'Excel VBA', aliases: [] },
      { label: 'Microsoft Excel', aliases: ['Excel'] },
      { label: 'Pivot Tables', aliases: ['Excel pivot'] },
    ].map((one, at) => ({ id: at + 1, kind: 'skill' as const, broader: [], near: [], core: [], ...one })),
  )
  const texts = completionsOf('clerk excel', tables, 3).map(({ text }) => text)
  expect(texts.toSorted()).toEqual(['clerk Excel VBA', 'clerk Microsoft Excel'])
})

test('after other words a concept’s own name comes before its other names', () => {
  expect(completionsOf('welder de', vocabulary, 3, ['title']).map(({ text }) => text)).toEqual(['welder Delivery Boy'])
  expect(completionsOf('de', vocabulary, 3, ['title']).map(({ text }) => text)).toContain('Data Entry Operator')
})

const ofTwoNames = vocabularyOf(
  [
    { kind: 'city' as const, label: 'Malda', aliases: ['English Bazar', 'Maldah'] },
    { kind: 'skill' as const, label: 'English', aliases: ['Spoken English'] },
    { kind: 'degree' as const, label: 'CA Inter', aliases: ['CA dropped', 'IPCC'] },
    { kind: 'skill' as const, label: 'AutoCAD', aliases: ['CAD'] },
    { kind: 'skill' as const, label: 'Microsoft Excel', aliases: ['Excel'] },
  ].map((one, at) => ({ id: at + 1, broader: [], near: [], core: [], ...one })),
)

test.each([
  ['english', [['English'], ['Malda', 'English Bazar']]],
  ['maldah', [['Malda']]],
  ['cad', [['AutoCAD', 'CAD']]],
  ['ca d', [['CA Inter', 'CA dropped']]],
  ['ipc', [['CA Inter', 'IPCC']]],
  ['bazar', []],
  ['excel', [['Microsoft Excel']]],
])('“%s” begins %j: a label, or another name that is said', (text, found) => {
  const shown = completionsOf(text, ofTwoNames, 3).map(({ concept, name }) => [concept.label, ...(name ? [name] : [])])
  expect(shown.toSorted()).toEqual(found)
})
