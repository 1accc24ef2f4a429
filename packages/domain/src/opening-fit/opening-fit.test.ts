import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Concept, vocabularyOf } from '../concept/concept.ts'
import { emptyProfile, type ProfileTexts } from '../fit/fit.ts'
import {
  type Circumstances,
  conceptsForOpenings,
  costs,
  experienceHindrance,
  mostOfTheDomain,
  type OpeningTexts,
  openingFit,
  requirementsOf,
  type Seeker,
} from './opening-fit.ts'

function concept(id: number, kind: Concept['kind'], label: string, aliases: string[] = []): Concept {
  return { id, kind, label, aliases, broader: [], near: [], core: [] }
}

const vocabulary = vocabularyOf([
  concept(1, 'title', 'Java Developer'),
  concept(2, 'title', 'Accountant'),
  concept(3, 'skill', 'Java', ['core java']),
  concept(4, 'skill', 'SQL'),
  concept(5, 'skill', 'Tally'),
  concept(6, 'domain', 'Software'),
  concept(7, 'domain', 'Finance'),
])

const nothing: OpeningTexts = { titles: [], skills: [], roleSkills: [], generalSkills: [], domains: [] }
const anywhere: Circumstances = { location: 'Pune', workModel: null, experience: null, mostPay: null }
const anyone: Seeker = { locations: [], months: null, leastPay: null }

function fitOf(
  opening: Partial<OpeningTexts>,
  person: Partial<ProfileTexts>,
  circumstances = anywhere,
  seeker = anyone,
) {
  const concepts = conceptsForOpenings({ ...emptyProfile, ...person }, vocabulary)
  const asks = requirementsOf({ ...nothing, ...opening }, vocabulary)
  return openingFit(asks, circumstances, { concepts, seeker, knowsDomain: (person.domains ?? []).length > 0 })
}

const javaJob = { titles: ['Java Developer'], skills: ['core java', 'SQL'], domains: ['Software'] }

describe('the order', () => {
  test('puts the role with its skills before the role, the skills, one skill and nothing', () => {
    const people: Partial<ProfileTexts>[] = [
      { roles: ['Java Developer'], skills: ['Java', 'SQL'] },
      { roles: ['Java Developer'] },
      { skills: ['Java', 'SQL'] },
      { skills: ['SQL'] },
      { roles: ['Accountant'], skills: ['Tally'] },
    ]
    const scores = people.map((person) => fitOf(javaJob, person).score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(new Set(scores).size).toBe(people.length)
  })

  test('a role that is looked for counts before the work that is left', () => {
    const changer = { titles: ['Accountant'], roles: ['Java Developer'] }
    expect(fitOf(javaJob, changer).score).toBeGreaterThan(fitOf({ titles: ['Accountant'] }, changer).score)
  })

  test('a skill that no list has is the same in another case', () => {
    const found = fitOf({ skills: ['Own Tool  9'] }, { skills: ['own tool 9'] })
    expect(found.reasons[0]?.met?.grade).toBe('skill')
  })
})

describe('what may be among the first', () => {
  test.each<[string, Partial<OpeningTexts>, Partial<ProfileTexts>, boolean]>([
    ['their domain', javaJob, { domains: ['Software'] }, true],
    ['another domain', javaJob, { domains: ['Finance'] }, false],
    [
      'another domain, over half of its skills theirs',
      javaJob,
      { domains: ['Finance'], skills: ['Java', 'SQL'] },
      true,
    ],
    ['another domain, half of its skills theirs', javaJob, { domains: ['Finance'], skills: ['SQL'] }, false],
    ['their domain not known, one skill theirs', javaJob, { skills: ['SQL'] }, true],
    ['their domain not known, no skill theirs', javaJob, { skills: ['Tally'] }, false],
  ])('%s', (_, opening, person, fits) => {
    expect(fitOf(opening, person).isFitting).toBe(fits)
  })
})

test('what is offered by name has something of the work: the domain and every general skill are not enough', () => {
  const opening = { ...javaJob, generalSkills: ['Typing', 'Patience'] }
  const beside = { domains: ['Software'], skills: ['Typing', 'Patience'] }
  expect(fitOf(opening, beside).score).toBeLessThanOrEqual(mostOfTheDomain)
  for (const more of [{ skills: [...beside.skills, 'SQL'] }, { roles: ['Java Developer'] }])
    expect(fitOf(opening, { ...beside, ...more }).score).toBeGreaterThan(mostOfTheDomain)
})

test.each([
  ['Fresher', 0, undefined],
  ['1', 6, 'a-little-less'],
  ['3', 12, 'too-little'],
  ['1', 61, 'too-much'],
  ['More than 6', 400, undefined],
  ['3', null, undefined],
])('of who has %s years asked for, %s months are %s', (asked, months, hindrance) => {
  expect(experienceHindrance(asked, months)).toBe(hindrance)
})

test.each<[string, Partial<Circumstances>, string | undefined]>([
  ['their own city under its old name', { location: 'Mumbai' }, undefined],
  ['a city of the same area', { location: 'Thane' }, 'area'],
  ['another city', { location: 'Delhi' }, 'elsewhere'],
  ['from home', { location: 'Delhi', workModel: 'Remote' }, undefined],
])('%s', (_, circumstances, hindrance) => {
  const seeker = { locations: ['Bombay'], months: null, leastPay: null }
  const { hindrances, score } = fitOf(javaJob, { skills: ['SQL'] }, { ...anywhere, ...circumstances }, seeker)
  expect(hindrances).toEqual(hindrance ? [hindrance] : [])
  const near = fitOf(javaJob, { skills: ['SQL'] }).score
  expect(near - score).toBe(hindrance === 'area' || hindrance === 'elsewhere' ? costs[hindrance] : 0)
})

test('for any opening, each concept is required once and the shares are at most a thousand, except for rounding', () => {
  const texts = fc.array(fc.constantFrom('Java', 'core java', 'SQL', 'x', 'X ', 'Tally', ' '), { maxLength: 6 })
  const opening = fc.record({ titles: texts, skills: texts, roleSkills: texts, generalSkills: texts, domains: texts })
  fc.assert(
    fc.property(opening, (some) => {
      const asks = requirementsOf(some, vocabulary)
      expect(new Set(asks.flatMap(({ conceptIds }) => conceptIds)).size).toBe(asks.length)
      expect(asks.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1010)
    }),
  )
})
