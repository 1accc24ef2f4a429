import { expect, test } from 'vitest'
import type { Grade } from '../fit/fit.ts'
import { comesNear, type OpeningForPeople, type Requirement, requirementsForPeople } from './opening-fit.ts'

const ask = (part: Requirement['part'], id: number): Requirement => {
  return { part, texts: [`${id}`], share: 1, conceptIds: [id] }
}
const asks = [ask('title', 1), ask('skill', 2), ask('skill', 3), ask('skill', 4)]
const ofCourse = [ask('skill', 2), ask('roleSkill', 3), ask('roleSkill', 4)]

const cases: readonly [string, OpeningForPeople, Record<number, Grade>, boolean][] = [
  ['the work of a job', 'job', { 1: 'title' }, true],
  ['a wish for the work of a job', 'job', { 1: 'role' }, false],
  ['two of three skills', 'job', { 2: 'skill', 4: 'skill' }, true],
  ['one of three skills', 'job', { 3: 'skill' }, false],
  ['what only comes near the skills', 'job', { 2: 'related', 3: 'related', 4: 'related' }, false],
  ['what a course is named for', 'course', { 2: 'skill' }, true],
  ['half of what a course teaches', 'course', { 4: 'skill' }, true],
  ['nothing of a course', 'course', {}, false],
]

test.each(cases)('%s: comes near enough to be suggested or not', (_, kind, held, isNear) => {
  const asked = kind === 'job' ? asks : ofCourse
  const reasons = asked.map(({ conceptIds }) => {
    const [conceptId = 0] = conceptIds
    const grade = held[conceptId]
    return { conceptIds, met: grade ? { conceptId, grade, sourceConceptId: conceptId } : null }
  })
  expect(comesNear(kind, asked, reasons)).toBe(isNear)
})

test('people are suggested by what our lists know, the leading part first; a job’s domain and a typed text are no reason', () => {
  const all = [ask('skill', 2), ask('domain', 9), ask('skill', -7), ask('title', 1)]
  expect(requirementsForPeople('job', all).map(({ conceptIds: [id] }) => id)).toEqual([1, 2])
  expect(requirementsForPeople('course', [...ofCourse, ask('title', 1)])).toEqual(ofCourse)
})
