import { expect, test } from 'vitest'
import { type Concept, type ConceptKind, vocabularyOf } from '../concept/concept.ts'
import { namesIn, withNamesakes } from './namesakes.ts'

const labels = [
  'Spring Framework',
  'Spring Boot',
  'Offspring Care',
  'Numerical Ability',
  'Maths Teacher',
  'R',
  'R & D Head',
]
const idOf = (label: string) => labels.indexOf(label) + 1

function concept(kind: ConceptKind, label: string, aliases: string[] = [], near: string[] = []): Concept {
  return { id: idOf(label), kind, label, aliases, broader: [], near: near.map(idOf), core: [] }
}

const vocabulary = vocabularyOf([
  concept('skill', 'Spring Framework', ['Spring'], ['Spring Boot', 'Offspring Care']),
  concept('skill', 'Spring Boot'),
  concept('skill', 'Offspring Care'),
  concept('skill', 'Numerical Ability', ['Maths']),
  concept('title', 'Maths Teacher'),
  concept('skill', 'R'),
  concept('title', 'R & D Head'),
])

test.each([
  ['Spring Framework', 'Spring Framework', ['Spring Boot']],
  ['Numerical Ability', 'not maths', ['Maths Teacher']],
  ['Numerical Ability', 'numerical ability', []],
  ['Maths Teacher', 'maths teacher', []],
  ['R', 'R', []],
])('%s, typed as “%s”', (label, typed, namesakes) => {
  const found = withNamesakes([idOf(label)], typed, vocabulary)
  expect(found.map((id) => vocabulary.conceptOf(id)?.label)).toEqual([label, ...namesakes])
})

test.each([
  ['-hotel', ['Hotel']],
  ['not the hotel industry', ['Hotel']],
  ['hospitality & travel', ['Hospitality & Travel']],
  ['hotelier', []],
])('the names of a concept in “%s”', (text, names) => {
  expect(namesIn(text, { label: 'Hospitality & Travel', aliases: ['Hotel', 'Hotel industry'] })).toEqual(names)
})
