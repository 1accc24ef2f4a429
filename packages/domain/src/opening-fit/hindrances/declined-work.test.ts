import { describe, expect, test } from 'vitest'
import { type Concept, vocabularyOf } from '../../concept/concept.ts'
import { emptyProfile } from '../../fit/fit.ts'
import {
  type Circumstances,
  conceptsForOpenings,
  costs,
  declinedBy,
  declinesNothing,
  experienceHindrance,
  nearnesses,
  openingFit,
  requirementsOf,
  type Seeker,
} from '../opening-fit.ts'

const concept = (id: number, kind: Concept['kind'], label: string): Concept => {
  return { id, kind, label, aliases: [], broader: [], near: [], core: [] }
}
const vocabulary = vocabularyOf([
  { ...concept(1, 'title', 'Java Developer'), core: [2, 3] },
  concept(2, 'skill', 'Java'),
  concept(3, 'skill', 'SQL'),
  concept(4, 'domain', 'Software'),
])
const work = { titles: ['Java Developer'], skills: ['Java', 'SQL'], domains: ['Software'] }
const anywhere: Circumstances = { location: null, type: null, workModel: null, experience: null, mostPay: null }
const anyone: Seeker = { locations: [], months: null, leastPay: null, declined: declinesNothing }

/** How an opening of their work fits a developer. */
function fitFor(circumstances: Circumstances, seeker: Seeker) {
  const concepts = conceptsForOpenings({ ...emptyProfile, ...work }, vocabulary)
  const asks = requirementsOf({ ...work, roleSkills: [], generalSkills: [] }, vocabulary)
  return openingFit(asks, circumstances, { concepts, seeker, knowsDomain: true })
}

test.each([
  ['Fresher', 24, undefined],
  ['Fresher', 25, 'for-freshers'],
  ['1', 6, 'short-1'],
  ['3', 12, 'short-2'],
  ['3', 11, 'short-3'],
  ['More than 6', 0, 'short-7'],
  ['1', 61, 'too-much'],
  ['More than 6', 400, undefined],
  ['3', null, undefined],
])('of who has %s years asked for, %s months are %s', (asked, months, hindrance) => {
  expect(experienceHindrance({ experience: asked, type: null }, months)).toBe(hindrance)
})

test.each([
  [null, 24, undefined],
  [null, 25, 'for-freshers'],
  ['2', 25, 'for-freshers'],
  ['3', 25, 'short-1'],
])('of an internship that asks for %s years, %s months are %s', (experience, months, hindrance) => {
  expect(experienceHindrance({ experience, type: 'Internship' }, months)).toBe(hindrance)
})

describe('a kind of work', () => {
  const nobody = { fullTime: false, partTime: false, internship: false, remote: false, onSite: false }

  test.each([
    ['who chose none declines none', {}, [], []],
    ['who chose a job type declines the others', { fullTime: true }, ['Part Time', 'Internship'], []],
    ['who chose where to work declines elsewhere, not work in both', { onSite: true }, [], ['Remote']],
    ['who chose all declines none', { fullTime: true, partTime: true, internship: true }, [], []],
  ])('%s', (_, chosen, types, workModels) => {
    expect(declinedBy({ ...nobody, ...chosen })).toEqual({ types, workModels })
  })

  test('that they declined is named and comes after a little of the work, before their field alone', () => {
    const declined = declinedBy({ ...nobody, fullTime: true, onSite: true })
    const found = fitFor({ ...anywhere, type: 'Internship', workModel: 'Remote' }, { ...anyone, declined })
    expect(found).toMatchObject({ nearness: 'declined', hindrances: ['declined-type', 'declined-model'] })
    const suiting = fitFor({ ...anywhere, type: 'Full Time', workModel: 'Hybrid' }, { ...anyone, declined })
    expect(suiting).toMatchObject({ nearness: 'same', hindrances: [] })
    expect(nearnesses.indexOf('declined')).toBe(nearnesses.indexOf('field') - 1)
    expect(nearnesses.indexOf('declined')).toBe(nearnesses.indexOf('some') + 1)
  })

  test('for beginners is further from who has worked for years', () => {
    const beginners = (months: number) => fitFor({ ...anywhere, experience: 'Fresher' }, { ...anyone, months })
    expect(beginners(24).score - beginners(60).score).toBe(costs['for-freshers'])
    expect(nearnesses.indexOf(beginners(60).nearness)).toBeGreaterThan(nearnesses.indexOf(beginners(24).nearness))
  })
})
