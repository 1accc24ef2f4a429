import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Concept, vocabularyOf } from '../concept/concept.ts'
import { emptyProfile, type ProfileTexts, weightOf } from '../fit/fit.ts'
import { jobExperienceOptions } from '../options/options.ts'
import {
  beginsAgain,
  type Circumstances,
  conceptsForOpenings,
  costs,
  declinesNothing,
  isForTheirWork,
  leastScores,
  type Nearness,
  nearnesses,
  type OpeningTexts,
  openingFit,
  partShares,
  requirementsOf,
  type Seeker,
} from './opening-fit.ts'

function concept(id: number, kind: Concept['kind'], label: string, aliases: string[] = []): Concept {
  return { id, kind, label, aliases, broader: [], near: [], core: [] }
}

const concepts = [
  concept(1, 'title', 'Java Developer'),
  concept(2, 'title', 'Accountant'),
  concept(3, 'skill', 'Java', ['core java']),
  concept(4, 'skill', 'SQL'),
  concept(5, 'skill', 'Tally'),
  concept(6, 'domain', 'Software'),
  concept(7, 'domain', 'Finance'),
  concept(8, 'skill', 'Invoicing'),
  { ...concept(9, 'title', 'Java Backend Developer'), broader: [1] },
  { ...concept(10, 'title', 'Scala Developer'), near: [1] },
  concept(11, 'title', 'Nurse'),
  concept(12, 'skill', 'Kotlin'),
  { ...concept(13, 'title', 'Kotlin Developer'), broader: [1], core: [12] },
  { ...concept(14, 'skill', 'MySQL'), broader: [4] },
]
const roles = [
  { title: 'Accountant', domain: 'Finance', skills: ['Tally', 'Invoicing'] },
  { title: 'Kotlin Developer', skills: ['Kotlin', 'MySQL'] },
]
const vocabulary = vocabularyOf(concepts, { roles })

const nothing: OpeningTexts = { titles: [], skills: [], roleSkills: [], generalSkills: [], domains: [] }
const anywhere: Circumstances = { location: 'Pune', type: null, workModel: null, experience: null, mostPay: null }
const anyone: Seeker = { locations: [], months: null, leastPay: null, declined: declinesNothing }

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

const accounting: Partial<ProfileTexts> = { roles: ['Accountant'], skills: ['Tally', 'Invoicing'] }

/** An accountant who also looks for another role, and has some skills of it. */
function wishing(role: string, ...skills: string[]): Partial<ProfileTexts> {
  return { roles: ['Accountant', role], skills: ['Tally', 'Invoicing', ...skills], domains: ['Software', 'Finance'] }
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

  test('a wanted role without its skills counts little beside one that is known, and in full if none is', () => {
    const knowing = { roles: ['Accountant', 'Java Developer'], skills: ['Tally', 'Invoicing'] }
    const [bare, known] = ['Java Developer', 'Accountant'].map((title) => fitOf({ titles: [title] }, knowing).score)
    expect([bare, known]).toEqual([partShares.title * weightOf('role'), partShares.title * weightOf('title')])
    const beginner = { roles: ['Accountant', 'Java Developer'] }
    expect(fitOf({ titles: ['Java Developer'] }, beginner).score).toBe(partShares.title * weightOf('title'))
  })

  test.each<[string, string, string, boolean]>([
    ['Nurse', 'Java Developer', 'Nurse', true],
    ['Nurse', 'Java Developer', 'Java Developer', true],
    ['Nurse', 'Java Developer', 'Accountant', false],
    ['Nurse', 'Night shift, urgent', 'Nurse', true],
    // A wider name of the role says nothing more.
    ['Java Backend Developer', 'Java Developer', 'Accountant', false],
  ])('a job of the role %s with the title %s: %s fits it %s', (role, typedTitle, title, fits) => {
    const { score, reasons } = fitOf({ titles: [role], typedTitle }, { titles: [title] })
    expect(score).toBe(fits ? partShares.title * weightOf('title') : 0)
    expect(reasons).toHaveLength(1)
  })

  test('a title that is a wider name of the role makes nobody fit who does not fit the role', () => {
    const roleAlone = fitOf({ titles: ['Kotlin Developer'] }, { titles: ['Java Developer'] }).score
    const both = fitOf({ titles: ['Kotlin Developer'], typedTitle: 'Java Developer' }, { titles: ['Java Developer'] })
    expect(both.score).toBe(roleAlone)
  })

  test('a skill that no list has is the same in another case', () => {
    const found = fitOf({ skills: ['Own Tool  9'] }, { skills: ['own tool 9'] })
    expect(found.reasons[0]?.met?.grade).toBe('skill')
  })
})

describe('years of work', () => {
  const fields: Record<string, string> = {
    'Java Developer': 'Software',
    'Scala Developer': 'Software',
    Accountant: 'Finance',
  }
  const fieldOf = (title: string) => fields[title]
  test.each<[string, Partial<ProfileTexts>, boolean]>([
    ['in another field', { titles: ['Accountant'], roles: ['Java Developer'] }, true],
    ['in another field earlier', { earlierTitles: ['Accountant'], roles: ['Java Developer'] }, true],
    ['in the same field', { titles: ['Scala Developer'], roles: ['Java Developer'] }, false],
    ['in some unknown field too', { titles: ['Accountant', 'Executive'], roles: ['Java Developer'] }, true],
    ['in an unknown field alone', { titles: ['Executive'], roles: ['Java Developer'] }, false],
    [
      'in both fields',
      { titles: ['Accountant'], earlierTitles: ['Scala Developer'], roles: ['Java Developer'] },
      false,
    ],
    ['in another field, with skills of the role', { titles: ['Java Developer'], ...accounting }, false],
    ['and no role chosen', { titles: ['Accountant'] }, false],
    ['without titles', { roles: ['Java Developer'] }, false],
  ])('%s', (_, person, begins) => {
    expect(beginsAgain({ ...emptyProfile, ...person }, vocabulary, fieldOf)).toBe(begins)
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

describe('how near an opening comes', () => {
  const offered: readonly string[] = leastScores.map(([nearness]) => nearness)

  test('what is offered by name has something of the work: the domain and every general skill are not enough', () => {
    const opening = { ...javaJob, generalSkills: ['Typing', 'Patience'] }
    const beside = { domains: ['Software'], skills: ['Typing', 'Patience'] }
    expect(fitOf(opening, beside).nearness).toBe('field')
    for (const more of [{ skills: [...beside.skills, 'SQL'] }, { roles: ['Java Developer'] }])
      expect(offered).toContain(fitOf(opening, { ...beside, ...more }).nearness)
  })

  test.each<[string, Partial<ProfileTexts>, string | null, number | null, string]>([
    ['their work with its skills', { roles: ['Java Developer'], skills: ['Java', 'SQL'] }, null, 0, 'same'],
    ['the same for two years more', { roles: ['Java Developer'], skills: ['Java', 'SQL'] }, '2', 0, 'close'],
    ['the same for five years more', { roles: ['Java Developer'], skills: ['Java', 'SQL'] }, '5', 0, 'some'],
    [
      'their work without its skills for four years more',
      { roles: ['Java Developer'], domains: ['Software'] },
      '4',
      0,
      'field',
    ],
    ['their work without its skills', { roles: ['Java Developer'], domains: ['Software'] }, null, 0, 'close'],
    ['their choice alone for one year', { roles: ['Java Developer'], domains: ['Software'] }, '1', 0, 'close'],
    ['their choice alone for two years', { roles: ['Java Developer'], domains: ['Software'] }, '2', 0, 'field'],
    ['their choice alone for their years', { roles: ['Java Developer'], domains: ['Software'] }, '2', 24, 'close'],
    [
      'a narrower title, their choice alone, for two years',
      { roles: ['Java Backend Developer'], domains: ['Software'] },
      '2',
      0,
      'field',
    ],
    [
      'their choice and one of its skills for two years',
      { roles: ['Java Developer'], skills: ['SQL'] },
      '2',
      0,
      'close',
    ],
    [
      'their choice, which they did, for two years',
      { titles: ['Java Developer'], domains: ['Software'] },
      '2',
      0,
      'close',
    ],
    ['its skills', { skills: ['Java', 'SQL'], domains: ['Software'] }, null, 0, 'related'],
    ['one of its skills', { skills: ['SQL'], domains: ['Software'] }, null, 0, 'related'],
    ['one of its skills for more years', { skills: ['SQL'], domains: ['Software'] }, '5', 0, 'field'],
    ['the domain', { domains: ['Software'] }, null, 0, 'field'],
    ['nothing', { roles: ['Accountant'], domains: ['Finance'] }, null, 0, 'other'],
    ['a title like it alone', { titles: ['Scala Developer'], domains: ['Software'] }, null, 60, 'field'],
    ['a title like it and one of its skills', { titles: ['Scala Developer'], skills: ['SQL'] }, null, 60, 'related'],
    ['a narrower title', { titles: ['Java Backend Developer'], domains: ['Software'] }, null, 60, 'related'],
    ['a narrower title that is only wished', { ...wishing('Java Backend Developer') }, null, 60, 'field'],
    ['their wish alone', { ...wishing('Java Developer') }, null, 60, 'some'],
    ['their wish alone for one year', { ...wishing('Java Developer') }, '1', 60, 'some'],
    [
      'their wish alone for three years, though they worked for five',
      { ...wishing('Java Developer') },
      '3',
      60,
      'field',
    ],
    ['their wish with one of its skills for three years', { ...wishing('Java Developer', 'SQL') }, '3', 60, 'related'],
  ])('%s', (_, person, experience, months, nearness) => {
    expect(fitOf(javaJob, person, { ...anywhere, experience }, { ...anyone, months }).nearness).toBe(nearness)
  })

  test('a skill that its role usually takes is nothing of a job that does not ask for it', () => {
    const person = { skills: ['SQL'], domains: ['Software'] }
    const opening = { ...javaJob, skills: ['Java'], roleSkills: ['SQL'] }
    expect(fitOf(opening, person).nearness).toBe('field')
    expect(fitOf({ ...opening, skills: ['Java', 'SQL'] }, person).nearness).toBe('related')
  })

  const choosing = { roles: ['Kotlin Developer', 'Java Developer'], skills: ['Kotlin', 'MySQL'], titles: ['Chef'] }
  const asksJava = { skills: ['Java'] }
  test.each<[string, Partial<ProfileTexts>, Partial<OpeningTexts>, boolean, string?]>([
    ['asks for none of their skills', {}, {}, false],
    ['asks for a skill that is wider than one of theirs', { skills: ['MySQL'] }, {}, true],
    ['asks for no skill', {}, { skills: [] }, true],
    ['is of a role that they chose, for a beginner', choosing, asksJava, true],
    ['is of a role that they chose, for three years', choosing, asksJava, false, '3'],
    ['takes a skill that it does not ask for', { skills: ['MySQL'] }, { ...asksJava, roleSkills: ['SQL'] }, false],
  ])('a title wider than a role with skills of its own, where the job %s', (_, person, job, isOffered, experience) => {
    const kotlin = { titles: ['Kotlin Developer'], domains: ['Software'], ...person }
    const found = fitOf(
      { ...javaJob, ...job },
      kotlin,
      { ...anywhere, experience: experience ?? null },
      { ...anyone, months: 60 },
    )
    expect(offered.includes(found.nearness)).toBe(isOffered)
  })

  test('a bare wish is nothing of work that takes a degree by law, unless no chosen role is known', () => {
    const [beside, alone] = [wishing('Nurse'), { roles: ['Nurse'], domains: ['Finance'] }]
    const nursing = { titles: ['Nurse'], skills: ['Injections'], domains: ['Finance'] }
    expect([beside, alone].map((person) => fitOf(nursing, person).nearness)).toEqual(['field', 'close'])
  })

  test('work that is only wished says that all of its years are missing', () => {
    const found = fitOf(javaJob, wishing('Java Developer'), { ...anywhere, experience: '3' }, { ...anyone, months: 60 })
    expect(found.hindrances).toEqual(['short-3'])
  })

  test.each([
    ['who has worked', 30, 499, ['far-less-pay'], 'field'],
    ['who has worked', 30, 500, ['pay'], 'same'],
    ['a beginner, whose expectation is a guess', 0, 499, ['pay'], 'same'],
    ['whose months are not known', null, 499, ['pay'], 'same'],
  ])('pay against %s (%s months): at most %s where 1000 is expected', (_, months, mostPay, hindrances, nearness) => {
    const person = { titles: ['Java Developer'], skills: ['Java', 'SQL'], domains: ['Software'] }
    const seeker = { ...anyone, months, leastPay: 1000 }
    expect(fitOf(javaJob, person, { ...anywhere, mostPay }, seeker)).toMatchObject({ hindrances, nearness })
  })

  test('a place or a pay that does not suit changes nothing of it', () => {
    const person = { roles: ['Java Developer'], skills: ['Java', 'SQL'] }
    const far = { ...anywhere, location: 'Delhi', mostPay: 1 }
    const seeker = { ...anyone, locations: ['Pune'], leastPay: 2 }
    expect(fitOf(javaJob, person, far, seeker).hindrances).toEqual(['elsewhere', 'pay'])
    expect(fitOf(javaJob, person, far, seeker).nearness).toBe('same')
  })

  test('each nearness that is offered by name is above the next, and they lead the others', () => {
    const least = leastScores.map(([, score]) => score)
    expect(least).toEqual([...least].sort((a, b) => b - a))
    expect(nearnesses.slice(0, offered.length)).toEqual(offered)
  })
})

test.each<[string, Partial<Circumstances>, string | undefined]>([
  ['their own city under its old name', { location: 'Mumbai' }, undefined],
  ['a city of the same area', { location: 'Thane' }, 'area'],
  ['another city', { location: 'Delhi' }, 'elsewhere'],
  ['from home', { location: 'Delhi', workModel: 'Remote' }, undefined],
])('%s', (_, circumstances, hindrance) => {
  const seeker = { ...anyone, locations: ['Bombay'] }
  const { hindrances, score } = fitOf(javaJob, { skills: ['SQL'] }, { ...anywhere, ...circumstances }, seeker)
  expect(hindrances).toEqual(hindrance ? [hindrance] : [])
  const near = fitOf(javaJob, { skills: ['SQL'] }).score
  expect(near - score).toBe(hindrance === 'area' || hindrance === 'elsewhere' ? costs[hindrance] : 0)
})

test('each missing year of work costs more than one less', () => {
  const scores = jobExperienceOptions.map(
    ({ text }) =>
      fitOf(javaJob, { skills: ['SQL'] }, { ...anywhere, experience: text }, { ...anyone, months: 0 }).score,
  )
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(new Set(scores).size).toBe(scores.length)
})

test.each<[Nearness, boolean, boolean]>([
  ['some', true, true],
  ['declined', true, true],
  ['field', true, false],
  ['field', false, true],
  ['other', false, false],
])('an opening that is %s to someone (work known: %s) is for their work: %s', (nearness, knowsWork, isTheirs) => {
  expect(isForTheirWork(nearness, knowsWork)).toBe(isTheirs)
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
