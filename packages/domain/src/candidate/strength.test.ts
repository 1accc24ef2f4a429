import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completeness, missingItems, type ProfileFacts } from './completeness.ts'
import {
  comparedStrength,
  mayApplyForVerification,
  profileStrength,
  strengthGaps,
  strengthItems,
  strengthParts,
} from './strength.ts'

const empty: ProfileFacts = { generalSkills: [], professionalSkills: [] }
const full: ProfileFacts = {
  fullName: 'Asha Rao',
  degree: 'B.Com',
  domain: 3,
  cv: 'file-1',
  image: 'file-2',
  description: 'Bookkeeper in Pune',
  email: 'asha@example.com',
  phone: '+919000100001',
  dob: '2001-05-04',
  generalSkills: ['Teamwork'],
  professionalSkills: ['Tally'],
}

const text = fc.option(fc.string({ maxLength: 20 }))
const anyFacts: fc.Arbitrary<ProfileFacts> = fc.record({
  fullName: text,
  degree: text,
  domain: fc.option(fc.nat()),
  cv: text,
  image: text,
  description: text,
  email: text,
  phone: text,
  dob: text,
  generalSkills: fc.array(fc.string()),
  professionalSkills: fc.array(fc.string()),
})
const aField = fc.constantFrom(...(Object.keys(full) as (keyof ProfileFacts)[]))

test.each([
  ['an empty profile', {}, 0],
  ['a name longer than 3 characters', { fullName: 'Asha' }, 12],
  ['a name of 3 characters', { fullName: 'Ash' }, 0],
  ['a name of 3 characters and spaces', { fullName: ' Ash ' }, 0],
  ['a degree', { degree: 'B.Com' }, 12],
  ['a CV', { cv: 'file-1' }, 12],
  ['an image', { image: 'file-2' }, 12],
  ['a professional skill', { professionalSkills: ['Tally'] }, 12],
  ['a blank professional skill', { professionalSkills: [' '] }, 0],
  ['a description', { description: 'x' }, 20],
  ['a blank description', { description: '  ' }, 0],
  ['an e-mail address, rounded', { email: 'asha@example.com' }, 7],
  ['a phone, rounded', { phone: '+919000100001' }, 7],
  ['a date of birth, rounded', { dob: '2001-05-04' }, 7],
  ['two contacts, rounded together', { email: 'asha@example.com', dob: '2001-05-04' }, 13],
  ['all three contacts', { email: 'asha@example.com', phone: '+919000100001', dob: '2001-05-04' }, 20],
  ['a general skill, which does not count', { generalSkills: ['Teamwork'] }, 0],
  ['a full profile', full, 100],
] as const)('strength of %s [C-339–347 E-646–649]', (_of, facts, strength) => {
  expect(profileStrength({ ...empty, ...facts })).toBe(strength)
})

test('the five basics are 60 points, 12 each [C-338 E-645]', () => {
  const { description, email, phone, dob, ...basics } = full
  expect([description, email, phone, dob]).not.toContain(undefined)
  expect(profileStrength(basics)).toBe(60)
})

test('the strength is a whole number from 0 to 100', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const strength = profileStrength(facts)
      expect(Number.isInteger(strength) && strength >= 0 && strength <= 100).toBe(true)
    }),
  )
})

test('name, photo and birth date do not count where people are compared; all else does as in the strength', () => {
  expect(comparedStrength(full)).toBe(69)
  fc.assert(
    fc.property(anyFacts, anyFacts, (facts, { fullName, image, dob }) => {
      const strength = comparedStrength(facts)
      expect(comparedStrength({ ...facts, fullName, image, dob } as ProfileFacts)).toBe(strength)
      expect(profileStrength({ ...facts, fullName: '', image: '', dob: '' })).toBe(strength)
    }),
  )
})

test('neither figure falls when a field is filled in', () => {
  fc.assert(
    fc.property(anyFacts, aField, (facts, field) => {
      const filled = { ...facts, [field]: full[field] }
      expect(profileStrength(filled)).toBeGreaterThanOrEqual(profileStrength(facts))
      expect(completeness(filled)).toBeGreaterThanOrEqual(completeness(facts))
    }),
  )
})

test('60 may apply for verification, 59 may not [C-287 S-217]', () => {
  expect([0, 59, 60, 100].map(mayApplyForVerification)).toEqual([false, false, true, true])
})

test('the gaps list each missing item with the points it adds, most points first', () => {
  expect(strengthGaps(full)).toEqual([])
  expect(strengthGaps({ ...full, email: '', cv: null, description: '' })).toEqual([
    { item: 'description', gain: 20 },
    { item: 'cv', gain: 12 },
    { item: 'email', gain: 7 },
  ])
})

test('filling any gap raises the strength by just the gain it promised', () => {
  const values: Record<string, Partial<ProfileFacts>> = {
    name: { fullName: 'Asha Rao' },
    professionalSkill: { professionalSkills: ['Tally'] },
  }
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const { item, gain } of strengthGaps(facts)) {
        const filled = { ...facts, ...(values[item] ?? { [item]: 'given' }) }
        expect(profileStrength(filled)).toBe(profileStrength(facts) + gain)
      }
    }),
  )
  expect(strengthItems).toHaveLength(9)
})

test.each([
  ['an empty profile', empty, ['name', 'domain', 'description', 'generalSkill', 'professionalSkill', 'cv', 'image']],
  ['a full profile', full, []],
  ['a name of 3 characters and spaces', { ...full, fullName: ' Ash  ' }, ['name']],
  ['a name of 4 characters', { ...full, fullName: 'Asha' }, []],
  ['no domain', { ...full, domain: null }, ['domain']],
  ['a description of 10 characters and spaces', { ...full, description: ' 0123456789 ' }, ['description']],
  ['a description of 11 characters', { ...full, description: '0123456789a' }, []],
  ['no general skill', { ...full, generalSkills: [] }, ['generalSkill']],
  ['no professional skill', { ...full, professionalSkills: [''] }, ['professionalSkill']],
  ['no CV', { ...full, cv: '' }, ['cv']],
  ['no image', { ...full, image: null }, ['image']],
] as const)('completeness of %s [C-351–358]', (_of, facts, missing) => {
  expect(missingItems(facts)).toEqual(missing)
  expect(completeness(facts)).toBe(((7 - missing.length) / 7) * 100)
})

test('the parts of an ordinary profile are shown as points of 60, 20 and 20', () => {
  expect(strengthParts({ ...full, cv: null, description: null, dob: null })).toEqual([
    { part: 'basics', points: 48, most: 60 },
    { part: 'headline', points: 0, most: 20 },
    { part: 'contact', points: 13, most: 20 },
  ])
})

test('the parts of the strength add up to it', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const sum = strengthParts(facts).reduce((total, { points }) => total + points, 0)
      expect(sum).toBe(profileStrength(facts))
    }),
  )
})
