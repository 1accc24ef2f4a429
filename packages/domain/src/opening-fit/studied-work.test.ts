import { expect, test } from 'vitest'
import { type Concept, vocabularyOf } from '../concept/concept.ts'
import { studiedWork } from './opening-fit.ts'

const concept = (id: number, kind: Concept['kind'], label: string, broader: number[] = []): Concept => {
  return { id, kind, label, aliases: [], broader, near: [], core: [] }
}
const concepts = [
  concept(1, 'degree', 'Bachelor of Education (B.Ed)'),
  concept(2, 'degree', 'HSC Arts'),
  concept(3, 'title', 'Teacher'),
  concept(4, 'title', 'Maths Teacher', [3]),
  concept(5, 'title', 'Welder'),
  concept(6, 'domain', 'Education'),
  concept(7, 'domain', 'Manufacturing'),
  concept(8, 'degree', 'Graduate'),
  concept(9, 'degree', 'B.Sc', [8]),
  concept(10, 'degree', 'B.Sc Nursing', [9, 8]),
  concept(11, 'title', 'Nurse'),
  concept(12, 'domain', 'Healthcare'),
]
const roles = [
  { title: 'Teacher', domain: 'Education', skills: [] },
  { title: 'Welder', domain: 'Manufacturing', skills: [] },
  { title: 'Nurse', domain: 'Healthcare', skills: [] },
]
const vocabulary = vocabularyOf(concepts, { roles })
const studied = (degrees: string[], domains: string[]) =>
  studiedWork({ degrees, domains }, vocabulary).map(({ conceptId, grade, sourceConceptId }) => [
    vocabulary.conceptOf(conceptId)?.label,
    grade,
    sourceConceptId,
  ])

test('a degree leads to the titles of its field, as roles that are looked for, with their kinds', () => {
  const titles = [
    ['Maths Teacher', 'role', 1],
    ['Teacher', 'role', 1],
  ]
  expect(studied(['B.Ed', 'Bachelor of Education (B.Ed)'], ['Education']).sort()).toEqual(titles)
  expect(studied(['Bachelor of Education (B.Ed)'], []).sort()).toEqual([['Education', 'skill', 1], ...titles])
})

test('a degree of another domain, or a level of education, leads to none', () => {
  expect(studied(['Bachelor of Education (B.Ed)'], ['Manufacturing'])).toEqual([])
  expect(studied(['HSC Arts'], ['Education'])).toEqual([])
})

test('a wide degree leads to the titles of its kinds where a domain is named, and to none by itself', () => {
  expect(studied(['B.Sc'], ['Healthcare'])).toEqual([['Nurse', 'role', 9]])
  expect(studied(['B.Sc'], [])).toEqual([])
  expect(studied(['B.Sc Nursing'], []).sort()).toEqual([
    ['Healthcare', 'skill', 10],
    ['Nurse', 'role', 10],
  ])
})
