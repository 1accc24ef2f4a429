import { expect, test } from 'vitest'
import { betweenMerged, rootsOf, whyNotRelated } from './concept-edit.ts'

test('a concept merged twice belongs to the target of the last merge', () => {
  const root = rootsOf([
    { id: 1, mergedIntoId: 2 },
    { id: 2, mergedIntoId: 3 },
    { id: 3, mergedIntoId: null },
  ])
  expect([1, 2, 3, 4].map(root)).toEqual([3, 3, 3, 4])
})

const java = { id: 1, kind: 'skill' } as const
const spring = { id: 2, kind: 'skill' } as const
const developer = { id: 3, kind: 'title' } as const
const links = [
  { id: 2, broader: [4] },
  { id: 4, broader: [1] },
]

test.each([
  ['a skill is no relation of itself', java, 'near', java, 'itself'],
  ['a skill comes near no title', java, 'near', developer, 'other-kind'],
  ['only a title is made of skills', java, 'core', spring, 'not-a-title'],
  ['what is narrower is not broader too', java, 'broader', spring, 'circle'],
  ['a title is made of a skill', developer, 'core', java, undefined],
  ['a skill is broader than another', spring, 'broader', java, undefined],
] as const)('%s', (_, one, relation, other, why) => {
  expect(whyNotRelated(one, relation, other, links)).toBe(why)
})

test.each([
  ['one is broader than what is broader than the other', 2, 1, 4],
  ['the same the other way round', 1, 2, 4],
  ['one is next to the other', 4, 1, undefined],
  ['they are not related', 1, 3, undefined],
])('between two that are merged: %s', (_, one, other, between) => {
  expect(betweenMerged(one, other, links)).toBe(between)
})
