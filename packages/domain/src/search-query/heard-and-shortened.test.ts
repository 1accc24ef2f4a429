import { expect, test } from 'vitest'
import { type Concept, type ConceptKind, vocabularyOf } from '../concept/concept.ts'
import { readSearchQuery, withoutPart } from './search-query.ts'
import { partText, smallVocabulary } from './testing/small-vocabulary.ts'

let next = 1
function of(kind: ConceptKind, label: string, aliases: string[] = []): Concept {
  return { id: next++, kind, label, aliases, broader: [], near: [], core: [] }
}

const vocabulary = vocabularyOf([
  of('title', 'Insurance Advisor'),
  of('title', 'Inside Sales Executive'),
  of('title', 'HR Generalist'),
  of('title', 'Financial Analyst'),
  of('title', 'Planning Engineer'),
  of('title', 'Call Centre Agent', ['Fresher Call Centre Agent']),
  of('title', 'Network Engineer'),
  of('title', 'Back Office Executive'),
  of('skill', 'ASP.NET Core'),
  of('skill', 'Sports Coaching', ['sports']),
  of('skill', 'Technical Support'),
  of('city', 'Kolkata'),
  of('city', 'Manesar'),
  of('city', 'Manjeri'),
  of('title', 'Process Manager'),
  of('title', 'Tool Designer', ['Tool Desginer']),
  of('title', 'Web Developer'),
  of('title', 'VB Developer'),
  of('title', 'Mechanic'),
  of('title', 'Training Executive', ['Executive of Core Support']),
])

function read(text: string): string {
  const labelOf = (id: number) => vocabulary.conceptOf(id)?.label ?? ''
  return readSearchQuery(text, vocabulary)
    .parts.map((part) => {
      if (part.kind === 'concept') return part.conceptIds.map(labelOf).join('/')
      return part.kind === 'word' ? `word ${part.word}` : part.kind
    })
    .join(', ')
}

test.each([
  ['इंश्योरेंस एडवाइजर', 'Insurance Advisor'],
  ['kolkata मध्ये इनसाइड सेल्स एक्जीक्यूटिव पाहिजे', 'Kolkata, Inside Sales Executive'],
  ['एचआर जनरलिस्ट', 'HR Generalist'],
  ['प्रोसेस मैनेजर', 'Process Manager'],
  ['टूल डिजाइनर', 'Tool Designer'],
  ['वेब डेवलपर', 'Web Developer'],
  ['मैकेनिक', 'Mechanic'],
  ['राहुल', 'word राहुल'],
])('a word in Devanagari that no list has is read by its sound: %s is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['fin analyst', 'Financial Analyst'],
  ['generalist hr', 'HR Generalist'],
  ['planning engg', 'Planning Engineer'],
  ['fresher call centre agent', 'level, Call Centre Agent'],
  ['fresherhrgeneralist', 'level, HR Generalist'],
  ['planningengineerfresher', 'Planning Engineer, level'],
  ['system support', 'word system, word support'],
  ['planning engineer experienec', 'Planning Engineer'],
  ['n/w engineer', 'Network Engineer'],
  ['nw engineer', 'Network Engineer'],
  ['bo executive', 'Back Office Executive'],
  ['asp.netcore', 'ASP.NET Core'],
  ['hr generalistkolkata', 'HR Generalist, Kolkata'],
  ['planning engineer inkolkata', 'Planning Engineer, Kolkata'],
  ['mechanicin manesar', 'Mechanic, Manesar'],
  ['freshernetwork engineer', 'level, Network Engineer'],
  ['ramkolkatawala', 'word ramkolkatawala'],
  ['ट्रेनिंग एक्जीक्यूटिव', 'Training Executive'],
  ['ट्रेनिंग kolkata', 'word ट्रेनिंग, Kolkata'],
  ['प्रोसेस मैनेजर technical support', 'Process Manager, Technical Support'],
])('%s is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['pythonpune', 'Python', 'pune'],
  ['pythonpune', 'Pune', 'python'],
])('%s without %s is %s', (text, which, left) => {
  const query = readSearchQuery(text, smallVocabulary)
  const part = query.parts.find((one) => partText(one) === which)
  expect(part && withoutPart(query, part)).toBe(left)
})
