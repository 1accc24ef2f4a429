import { expect, test } from 'vitest'
import { type Concept, type ConceptKind, vocabularyOf } from '../concept/concept.ts'
import { readSearchQuery } from './search-query.ts'

let next = 1
function of(kind: ConceptKind, label: string, ...aliases: string[]): Concept {
  return { id: next++, kind, label, aliases, broader: [], near: [], core: [] }
}

const vocabulary = vocabularyOf([
  of('title', 'Electrician'),
  of('title', 'Driver'),
  of('title', 'Singer'),
  of('title', 'Umpire'),
  of('skill', 'Sorting'),
  of('skill', 'Routing'),
  of('skill', 'Software Testing', 'testing'),
  of('skill', 'Freshdesk'),
  of('skill', 'AJAX'),
  of('title', 'Teacher'),
  of('title', 'Site Supervisor'),
  of('title', 'Production Supervisor'),
  of('title', 'Security Supervisor'),
  of('title', 'Store Keeper'),
  of('skill', 'Electrical Wiring', 'electrical'),
  of('skill', 'VFD Drives', 'drives'),
  of('skill', 'Teaching', 'teach'),
  of('skill', 'Data Mining'),
  of('skill', 'Data Wrangling', 'data munging'),
  of('skill', 'Mining Operations', 'mining'),
  of('city', 'Nagpur'),
  of('city', 'Satara', 'सातारा'),
  of('title', 'Pharmacy Assistant', 'medical store salesman'),
  of('title', 'Retail Sales Associate', 'दुकान सेल्समन'),
  of('title', 'Sales Executive', 'salesman'),
  of('title', 'Fitter', 'fiter'),
  of('title', 'Maintenance Technician', 'mechanical fitter maintenance'),
  of('skill', 'Mechanical Maintenance'),
])

function read(text: string, known: readonly string[] = []): string {
  const isKnownWord = (word: string) => known.includes(word)
  return readSearchQuery(text, vocabulary, { isKnownWord })
    .parts.map((part) => {
      if (part.kind === 'concept') return part.conceptIds.map((id) => vocabulary.conceptOf(id)?.label).join('/')
      return part.kind === 'word' ? `${part.spelling === 'corrected' ? '~' : ''}${part.word}` : part.kind
    })
    .join(', ')
}

test.each([
  ['electrican', 'Electrician'],
  ['electrican nagpur', 'Electrician, Nagpur'],
  ['drivr nagpur', 'Driver, Nagpur'],
  ['teachr', 'Teacher'],
])('a misspelt word that is as near to a title as to a skill is the title: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test('a word that only sounds alike does not compete with one that has one letter wrong', () => {
  expect(read('data minjing')).toBe('Data Mining')
})

test.each([
  ['supervisr', '~supervisor'],
  ['suprvisor nagpur', '~supervisor, Nagpur'],
  ['keepr', 'keepr'],
])('a misspelt word that several titles end with is that word, spelt right: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
  expect(read(text, ['supervisr', 'suprvisor'])).not.toContain('~')
})

test('before names are looked up, a word alone is corrected only if little of it is wrong', () => {
  const wordsOf = (text: string) => readSearchQuery(text, vocabulary).parts.map(({ kind }) => kind)
  expect(wordsOf('supervisr')).toEqual(['word'])
  expect(wordsOf('drivr')).toEqual(['word'])
})

test.each(['zorbing', 'roasting', 'ginger', 'empire', 'zorbing nagpur'])(
  'a word of up to eight letters is not corrected by two of them, and a short one not by its first: %s',
  (text) => {
    expect(read(text)).toBe(text === 'zorbing nagpur' ? 'zorbing, Nagpur' : text)
  },
)

test.each([
  ['sortng', 'Sorting'],
  ['testting', 'Software Testing'],
  ['frehdjsk', 'Freshdesk'],
  ['sniger', 'Singer'],
  ['zinger', 'Singer'],
])('one letter, two of a long name, and what sounds the same are still corrected: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each(['ajay gaikwad', 'rahul ajay', 'gaikwad ajay rao'])('a name that nobody has stays words: %s', (text) => {
  expect(read(text)).toBe(text.replaceAll(' ', ', '))
})

test.each([
  ['drivr ajax', 'Driver, AJAX'],
  ['drivr nagpur', 'Driver, Nagpur'],
  ['electrican gaikwad', 'Electrician, gaikwad'],
  ['garden drivr', 'garden, Driver'],
  ['drivr electrican zorbing', 'Driver, Electrician, zorbing'],
])('beside what is known, an everyday word, or where it is long, a mistyped word is corrected: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test('a city and a filler before misspelt work are no part of its name', () => {
  expect(read('सातारा मध्ये दुकान सेल्समैन')).toBe('Satara, Retail Sales Associate')
})

test('names that are known one by one, or clearly nearer, are read before one name of all the words', () => {
  expect(read('fiter mechaical maintenance')).toBe('Fitter, Mechanical Maintenance')
})
