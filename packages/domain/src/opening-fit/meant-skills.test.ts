import { expect, test } from 'vitest'
import { type Concept, vocabularyOf } from '../concept/concept.ts'
import { type OpeningTexts, requirementsOf } from './opening-fit.ts'

function concept(id: number, kind: Concept['kind'], label: string, aliases: string[] = []): Concept {
  return { id, kind, label, aliases, broader: [], near: [], core: [] }
}

const vocabulary = vocabularyOf(
  [
    concept(1, 'title', 'Accountant'),
    concept(2, 'skill', 'Tally'),
    concept(3, 'skill', 'Invoicing', ['billing']),
    concept(4, 'domain', 'Finance'),
    concept(5, 'title', 'Kotlin Developer'),
    concept(6, 'skill', 'Kotlin'),
    concept(7, 'skill', 'Java'),
  ],
  {
    roles: [
      { title: 'Accountant', domain: 'Finance', skills: ['Tally', 'Invoicing'] },
      { title: 'Kotlin Developer', skills: ['Kotlin'] },
    ],
  },
)
const nothing: OpeningTexts = { titles: [], skills: [], roleSkills: [], generalSkills: [], domains: [] }

test('a general word of a course is no skill of other work than the rest of the course', () => {
  const ids = (skills: string[], domains: string[] = []) =>
    requirementsOf({ ...nothing, skills, roleSkills: ['billing'], domains }, vocabulary).map(
      ({ conceptIds: [id = 0] }) => id,
    )
  expect(ids(['Tally'])).toEqual([2, 3])
  expect(ids(['Kotlin'])).toEqual([6, expect.toSatisfy((id) => id < 0)])
  expect(ids([], ['Finance'])).toEqual([3, 4])
  expect(ids(['Java'])).toEqual([7, 3])
  expect(ids([])).toEqual([3])
})
