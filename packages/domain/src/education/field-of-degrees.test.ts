import { expect, test } from 'vitest'
import { type Concept, vocabularyOf } from '../concept/concept.ts'
import { fieldOfDegrees } from './education.ts'

function concept(id: number, kind: Concept['kind'], label: string, broader: number[] = []): Concept {
  return { id, kind, label, aliases: [], broader, near: [], core: [] }
}

const vocabulary = vocabularyOf([
  concept(1, 'degree', 'Graduate'),
  concept(2, 'degree', 'B.E./B.Tech', [1]),
  concept(3, 'degree', 'B.E./B.Tech Electrical Engineering', [2]),
  concept(4, 'degree', 'B.E./B.Tech Civil Engineering', [2]),
  concept(5, 'degree', 'B.Com', [1]),
  concept(6, 'degree', 'B.Com (Banking & Insurance)', [5]),
  concept(7, 'degree', 'BA', [1]),
  concept(11, 'title', 'Electrician'),
  concept(12, 'title', 'Civil Engineer'),
  concept(13, 'title', 'Civil Site Engineer', [12]),
  concept(14, 'title', 'Accountant'),
])

test.each([
  ['a degree', [3], [11]],
  ['one whose titles have kinds', [4], [12, 13]],
  ['a kind of a degree of a field', [6], [14]],
  ['a wide degree', [2], [11, 12, 13]],
  ['several', [3, 5], [11, 14]],
  ['a level', [1], []],
  ['a degree of no certain work', [7], []],
])('the work of %s', (_, degrees, titles) => {
  expect(fieldOfDegrees(degrees, vocabulary).titleIds.toSorted((one, other) => one - other)).toEqual(titles)
})

test('the degrees of a field have their kinds', () => {
  expect(fieldOfDegrees([5], vocabulary).degrees).toEqual(['B.Com', 'B.Com (Banking & Insurance)'])
})
