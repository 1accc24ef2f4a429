import { expect, test } from 'vitest'
import type { Concept, ConceptKind } from '../concept/concept.ts'
import { vocabularyOf } from '../concept/concept.ts'
import { type Grade, weightOf } from './grade.ts'
import { similarTo } from './similar.ts'

const labels: Readonly<Record<string, ConceptKind>> = { Accountant: 'title', Cashier: 'title', Tally: 'skill' }
const skills = ['Excel', 'GST', 'Typing', 'Filing', 'Phone', 'Mail']
const concepts = [...Object.entries(labels), ...skills.map((label) => [label, 'skill'] as const)].map(
  ([label, kind], at): Concept => ({ id: at + 1, kind, label, aliases: [], broader: [], near: [], core: [] }),
)
const vocabulary = vocabularyOf(concepts, { roles: [{ title: 'Accountant', skills: ['GST', 'Mail'] }] })
const idOf = (label: string) => concepts.find((one) => one.label === label)?.id ?? 0
const has = (label: string, grade: Grade, through = label) => ({
  conceptId: idOf(label),
  grade,
  sourceConceptId: idOf(through),
})
const askedWith = (general: readonly string[], ...profileConcepts: ReturnType<typeof has>[]) =>
  similarTo(profileConcepts, vocabulary, new Set(general.map(idOf))).map(({ conceptIds: [id = 0], share }) => [
    vocabulary.conceptOf(id)?.label,
    share,
  ])
const asked = (...profileConcepts: ReturnType<typeof has>[]) => askedWith([], ...profileConcepts)

/** One grade of the title outweighs five skills of the best grade. */
const leadOfTitle = 5 * weightOf('title') + 1

test('the best title leads, then at most five skills, first those of its work', () => {
  const known = ['Tally', ...skills].map((label) => has(label, 'skill'))
  expect(asked(has('Cashier', 'earlier-title'), has('Accountant', 'title'), ...known)).toEqual([
    ['Accountant', leadOfTitle],
    ['GST', 1],
    ['Mail', 1],
    ['Tally', 1],
    ['Excel', 1],
    ['Typing', 1],
  ])
})

test('without a title the first skill leads; wishes, what follows from another and the CV say nothing', () => {
  expect(asked(has('Tally', 'skill'), has('Accountant', 'role'), has('Excel', 'cv-text'))).toEqual([['Tally', 2]])
  expect(asked(has('Excel', 'skill', 'Tally'))).toEqual([])
})

test('a skill that the candidate lists counts, though their title brings it; one that they do not list does not', () => {
  const known = [
    has('Accountant', 'title'),
    has('GST', 'title', 'Accountant'),
    has('Mail', 'usual-skill', 'Accountant'),
  ]
  expect(asked(...known, has('Typing', 'skill'))).toEqual([
    ['Accountant', leadOfTitle],
    ['GST', 1],
    ['Typing', 1],
  ])
})

test('a skill of any work counts only beside fewer than three others, after them, and leads only where there is none', () => {
  const general = ['Tally', 'Excel', 'Typing', 'Mail']
  const askedFor = (...names: string[]) =>
    askedWith(general, has('Accountant', 'title'), ...names.map((name) => has(name, 'skill'))).map(([label]) => label)
  expect(askedFor('Tally', 'Mail', 'GST', 'Filing')).toEqual(['Accountant', 'GST', 'Filing', 'Mail', 'Tally'])
  expect(askedFor('Tally', 'Mail', 'GST', 'Filing', 'Phone')).toEqual(['Accountant', 'GST', 'Filing', 'Phone'])
  expect(askedWith(general, has('Tally', 'skill'), has('Filing', 'skill'))[0]).toEqual(['Filing', 2])
  expect(askedWith(general, has('Tally', 'skill'))).toEqual([['Tally', 2]])
})
