import { expect, test } from 'vitest'
import { type Concept, vocabularyOf } from '../concept/concept.ts'
import { factOf, factsIn } from './fact.ts'
import { emptyProfile } from './profile-texts.ts'

const plain = { aliases: [], broader: [], near: [], core: [] }
const concepts: Concept[] = [
  { ...plain, id: 1, kind: 'title', label: 'Welder', core: [3] },
  { ...plain, id: 2, kind: 'title', label: 'Fitter' },
  { ...plain, id: 3, kind: 'skill', label: 'Arc Welding' },
]
const vocabulary = vocabularyOf(concepts)

test('a reason is true where the text that its grade is of names what it follows from, and nowhere else', () => {
  const isFact = factsIn({ ...emptyProfile, titles: ['Welder'], roles: ['Fitter'] }, vocabulary)
  expect(isFact({ grade: 'title', sourceConceptId: 1 })).toBe(true)
  expect(isFact({ grade: 'usual-skill', sourceConceptId: 1 })).toBe(true)
  expect(isFact({ grade: 'title', sourceConceptId: 2 })).toBe(false)
  expect(isFact({ grade: 'role', sourceConceptId: 2 })).toBe(true)
  expect(isFact({ grade: 'role', sourceConceptId: 1 })).toBe(false)
  expect(isFact({ grade: 'skill', sourceConceptId: 3 })).toBe(false)
})

test('a reason names its fact, or that of the concept that it follows from', () => {
  expect(factOf('title', undefined)).toBe('works')
  expect(factOf('close-role', 'earlier-title')).toBe('worked')
  expect(factOf('close-role', 'skilled-role')).toBe('wants')
  expect(factOf('related', 'role')).toBe('wants')
  expect(factOf('related', 'mention')).toBe('writes')
  expect(factOf('related', undefined)).toBe('lists')
})
