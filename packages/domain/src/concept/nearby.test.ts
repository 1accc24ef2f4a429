import { expect, test } from 'vitest'
import type { Concept } from './concept-shape.ts'
import { nearbyConcepts, nearestFound } from './nearby.ts'
import { vocabularyOf } from './vocabulary.ts'

const labels = ['Dentist', 'Doctor', 'Surgeon', 'Nurse', 'Caretaker', 'Helper', 'Astrologer']
const idOf = (label: string) => labels.indexOf(label) + 1
const links: Readonly<Record<string, Partial<Concept>>> = {
  Dentist: { broader: [idOf('Doctor')], core: [100] },
  Surgeon: { broader: [idOf('Doctor')] },
  Doctor: { field: [idOf('Nurse')] },
  Nurse: { near: [idOf('Caretaker')] },
  Helper: { field: [idOf('Caretaker')] },
}
const titles = labels.map((label): Concept => {
  return { id: idOf(label), kind: 'title', label, aliases: [], broader: [], near: [], core: [], ...links[label] }
})
const teeth: Concept = { id: 100, kind: 'skill', label: 'Teeth', aliases: [], broader: [], near: [], core: [] }
const vocabulary = vocabularyOf([...titles, teeth])
const around = (...ids: number[]) =>
  nearbyConcepts(ids, vocabulary).map((ring) => ring.map((id) => vocabulary.conceptOf(id)?.label))

test('what is around a title: broader and narrower, near, of its field, and the skills of its work; each once', () => {
  expect(around(idOf('Dentist'))).toEqual([['Doctor'], ['Teeth', 'Nurse', 'Surgeon'], [], []])
  expect(around(idOf('Helper'))).toEqual([['Caretaker'], [], [], []])
  expect(around(idOf('Dentist'), idOf('Nurse'))).toEqual([['Doctor', 'Caretaker'], ['Teeth', 'Surgeon'], [], []])
})

test('a skill has around it the work that it makes, and what is beside that work; a title without relations nothing', () => {
  expect(around(100)).toEqual([[], ['Dentist'], ['Doctor'], ['Nurse', 'Surgeon']])
  expect(around(idOf('Astrologer'))).toEqual([[], [], [], []])
})

test('a skill that no title is made of leads to the work beside it before the skills of its field', () => {
  const skills: readonly Partial<Concept>[] = [
    { label: 'Java', kind: 'skill' },
    { label: 'Apple Apps', kind: 'skill' },
    { label: 'Swift', kind: 'skill', broader: [2], field: [1] },
    { label: 'Redis', kind: 'skill', field: [1] },
    { label: 'Apple Developer', core: [2] },
    { label: 'Backend Developer' },
  ]
  const known: Concept = { id: 0, kind: 'title', label: '', aliases: [], broader: [], near: [], core: [] }
  const ofSkills = vocabularyOf(
    skills.map((one, at) => ({ ...known, ...one, id: at + 1 })),
    { roles: [{ title: 'Backend Developer', skills: [], suggested: ['Redis'] }] },
  )
  const labelsAround = (id: number) =>
    nearbyConcepts([id], ofSkills).map((ring) => ring.map((one) => ofSkills.conceptOf(one)?.label))
  expect(labelsAround(3)).toEqual([['Apple Apps'], ['Apple Developer'], ['Java', 'Redis'], []])
  expect(labelsAround(4)).toEqual([[], ['Backend Developer'], ['Java', 'Swift'], []])
})

test('of a field the others follow its head, and from neither a search goes on to another field', () => {
  const fields: Readonly<Record<string, Partial<Concept>>> = {
    Surgeon: { field: [idOf('Dentist')] },
    Doctor: { field: [idOf('Dentist')] },
    Dentist: { field: [idOf('Nurse')] },
    Helper: { field: [idOf('Surgeon')] },
  }
  const ofFields = vocabularyOf(
    titles.map((one) => ({ ...one, broader: [], near: [], core: [], field: [], ...fields[one.label] })),
  )
  const labelsAround = nearbyConcepts([idOf('Doctor')], ofFields).map((ring) =>
    ring.map((id) => ofFields.conceptOf(id)?.label),
  )
  expect(labelsAround).toEqual([['Dentist'], ['Surgeon'], [], []])
})

test('the nearest ring with anything found counts, and of it what was found, up to eight', () => {
  expect(nearestFound([[1, 2], [3, 4, 5], [6]], new Set([4, 5, 6]))).toEqual([4, 5])
  expect(nearestFound([[1], [2]], new Set())).toEqual([])
  const many = Array.from({ length: 12 }, (_, at) => at)
  expect(nearestFound([many], new Set(many))).toEqual(many.slice(0, 8))
})

test('in place of a degree another of its field may stand, never anyone of its level', () => {
  const ofDegrees = vocabularyOf(
    [
      { label: 'Graduate', broader: [] },
      { label: 'B.E./B.Tech', broader: [1] },
      { label: 'B.E./B.Tech Chemical Engineering', broader: [2] },
      { label: 'Bachelor of Optometry', broader: [1] },
    ].map((degree, at): Concept => ({ id: at + 1, kind: 'degree', aliases: [], near: [], core: [], ...degree })),
  )
  expect(ofDegrees.standInsOf(3)).toEqual([2])
  expect(nearbyConcepts([3], ofDegrees).flat()).toEqual([2])
  expect(ofDegrees.standInsOf(4)).toEqual([])
  expect(nearbyConcepts([4], ofDegrees).flat()).toEqual([])
})
