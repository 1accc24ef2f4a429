import { generalSkills, isGeneralSkill, requirementsOf } from '@pramaan/domain/opening-fit'
import { expect, test } from 'vitest'
import { conceptEntries } from '../concept-entries.ts'
import { skillRows } from '../reference-rows.ts'
import { vocabulary } from '../testing/read-with-lists.ts'

test('what is asked for in all work is named by the labels of the lists, and has all general skills of the lists', () => {
  const labels = new Set(conceptEntries.skill.map(({ label }) => label))
  expect(generalSkills.filter((label) => !labels.has(label))).toEqual([])
  const listed = skillRows
    .filter(({ kind }) => kind === 'general')
    .flatMap(({ title }) => vocabulary.exact(title, ['skill']))
  expect(listed.filter(({ id }) => !isGeneralSkill(id, vocabulary))).toEqual([])
})

test.each([
  ['Communication', 'general'],
  ['team handling', 'general'],
  ['Bangla', 'general'],
  ['हिन्दी', 'general'],
  ['MS Excel', 'skill'],
  ['Cold calling', 'skill'],
  ['English teaching', 'skill'],
])('%s, typed among the skills of a job, counts as %s', (skill, part) => {
  const texts = { titles: [], skills: [skill], roleSkills: [], generalSkills: [], domains: [] }
  expect(requirementsOf(texts, vocabulary).map((asked) => asked.part)).toEqual([part])
})
