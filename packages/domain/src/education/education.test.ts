import { expect, test } from 'vitest'
import { type Concept, vocabularyOf } from '../concept/concept.ts'
import { educationMet, type Learned, learnedOf } from './education.ts'

function degree(id: number, label: string, about: Partial<Concept> = {}): Concept {
  return { id, kind: 'degree', label, aliases: [], broader: [], near: [], core: [], ...about }
}

const vocabulary = vocabularyOf([
  degree(1, 'Secondary School (10th)', { aliases: ['10th Pass'] }),
  degree(2, 'Higher Secondary (12th)', { aliases: ['12th Pass'] }),
  degree(3, 'ITI'),
  degree(4, 'ITI Fitter', { broader: [3] }),
  degree(5, 'Diploma'),
  degree(6, 'Diploma in Mechanical Engineering', { broader: [5] }),
  degree(7, 'Graduate', { aliases: ['Graduation'] }),
  degree(8, 'B.E./B.Tech', { broader: [7] }),
  degree(9, 'B.E./B.Tech Mechanical Engineering', { broader: [8], near: [6] }),
  degree(10, 'B.Com', { broader: [7] }),
  degree(11, 'Post Graduate', { aliases: ['Post Graduation'] }),
  degree(12, 'M.Com', { broader: [11] }),
  degree(13, 'PhD', { aliases: ['PHD'] }),
  degree(14, 'A certificate'),
  { ...degree(15, 'Fitter'), kind: 'title' },
])

function learned(...ids: number[]): Learned {
  const found = learnedOf(ids, vocabulary)
  if (!found) throw new Error('No degree.')
  return found
}

test.each<[string, number, string[], string[]]>([
  ['the end of school', 1, ['10th Pass'], []],
  ['any trade', 3, ['10th Pass', '12th Pass', 'ITI'], []],
  ['one trade', 4, ['10th Pass', '12th Pass'], ['ITI']],
  ['one diploma', 6, ['10th Pass', '12th Pass'], ['ITI', 'Diploma']],
  ['a first degree', 10, ['10th Pass', '12th Pass'], ['ITI', 'Diploma', 'Graduation']],
  ['any first degree', 7, ['10th Pass', '12th Pass', 'ITI', 'Diploma', 'Graduation'], []],
  ['a second degree', 12, ['10th Pass', '12th Pass', 'Graduation'], ['ITI', 'Diploma', 'Post Graduation']],
  ['a certificate', 14, ['10th Pass', '12th Pass'], []],
])('%s meets what is on the way to it, and the rest by its field', (_, id, always, ifNamed) => {
  expect(educationMet(learned(id))).toEqual({ always, ifNamed })
})

test('a degree stands for wider ones and for those of its field, and of several the highest counts', () => {
  expect(learned(9)).toEqual({
    level: 'Graduation',
    isAnyDegree: false,
    degrees: ['B.E./B.Tech Mechanical Engineering'],
    alike: [
      'B.E./B.Tech Mechanical Engineering',
      'Diploma in Mechanical Engineering',
      'B.E./B.Tech',
      'Graduate',
      'Diploma',
    ],
  })
  expect(learned(8).degrees).toEqual(['B.E./B.Tech', 'B.E./B.Tech Mechanical Engineering'])
  expect(learned(2, 4)).toMatchObject({ level: 'ITI', degrees: ['Higher Secondary (12th)', 'ITI Fitter'] })
  expect(learnedOf([15], vocabulary)).toBeUndefined()
})
