import { expect, test } from 'vitest'
import { type Concept, type ConceptKind, vocabularyOf } from '../../concept/concept.ts'
import { readSearchQuery } from '../search-query.ts'

let next = 1
function of(kind: ConceptKind, label: string, ...aliases: string[]): Concept {
  return { id: next++, kind, label, aliases, broader: [], near: [], core: [] }
}

const vocabulary = vocabularyOf([
  of('title', 'Nurse'),
  of('title', 'Driver', 'ड्राइवर'),
  of('title', 'Civil Draughtsman', 'civil draftsman'),
  of('title', 'Software Developer', 'software engineer', 'developer'),
  of('title', 'Java Developer'),
  of('title', 'System Administrator', 'server engineer'),
  of('title', 'License Inspector'),
  of('title', 'Telecaller', 'टेलीकॉलर'),
  of('skill', 'Java'),
  of('skill', 'CodeIgniter', 'zend'),
  of('skill', 'Boolean Search', 'boolean'),
  of('skill', 'Data Governance', 'mdm'),
  of('skill', 'Government Liaison', 'liaison'),
  of('skill', 'Casting', 'casting process'),
  of('skill', 'Cold Calling', 'calling'),
  of('skill', 'Process Improvement'),
  of('skill', 'Identity Management', 'saml'),
  of('skill', 'Networking', 'N+'),
  of('skill', 'Hindi', 'हिंदी'),
  of('city', 'Mumbai', 'mumbay'),
  of('city', 'Navi Mumbai'),
])

function read(text: string, names: readonly string[] = []): string {
  const isKnownWord = (word: string) => names.includes(word)
  return readSearchQuery(text, vocabulary, { isKnownWord })
    .parts.map((part) => {
      if (part.kind === 'concept') return part.conceptIds.map((id) => vocabulary.conceptOf(id)?.label).join('/')
      return part.kind === 'word' ? `word ${part.word}` : part.kind
    })
    .join(', ')
}

test.each([
  ['send driver', 'Driver'],
  ['plz send cv of civil draftsmen', 'Civil Draughtsman'],
  ['tend driver', 'word tend, Driver'],
  ['टेलीकॉलर हिंदी बोलने वाली', 'Telecaller, Hindi'],
  ['टेलीकॉलर माध्यम', 'Telecaller, word माध्यम'],
  ['लाइसेंस वाला ड्राइवर', 'word लाइसेंस, Driver'],
  ['calling process', 'Cold Calling, word process'],
  ['develop', 'word develop'],
  ['java develop', 'Java Developer'],
  ['java n hindi', 'Java, Hindi'],
  ['n+ java', 'Networking, Java'],
])('a word of everyday language is no misspelt skill: %s is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['nurse umar 25 saal', 'Nurse'],
  ['25 yrs age nurse', 'Nurse'],
  ['nurse 25 years age', 'Nurse'],
  ['nurse 25 years of age', 'Nurse'],
  ['nurse age 20 to 30 years', 'Nurse'],
  ['nurse age below 30', 'Nurse'],
  ['nurse age limit 30 years', 'Nurse'],
  ['नर्स 25 साल उम्र nurse', 'Nurse, Nurse'],
  ['nurse 5 years experience age 30', 'Nurse, experience'],
  ['nurse experience 5 years age 30', 'Nurse, experience'],
  ['nurse age 30 5 years experience', 'Nurse, experience'],
])('an age asks for nothing: %s is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['sofwer enginer', 'Software Developer'],
  ['need sofwer enginer with java', 'Software Developer, Java'],
  ['jawa devlopr', 'Java Developer'],
  ['devlopr', 'Software Developer'],
  ['driver nvi mumbai', 'Driver, Navi Mumbai'],
])('vowels and single letters left out of a longer name are found: %s is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test('a word of a name of several words belongs to it, though people are called so too', () => {
  expect(read('driver navi mumbay', ['navi'])).toBe('Driver, Navi Mumbai')
  expect(read('driver navi', ['navi'])).toBe('Driver, word navi')
  expect(read('navin mumbai', ['navin'])).toBe('word navin, Mumbai')
})
