import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Concept, type ConceptKind, vocabularyOf } from '../concept/concept.ts'
import {
  emptyProfile,
  fitOf,
  fitReasons,
  gradeOf,
  grades,
  type ProfileTexts,
  profileConcepts,
  requestedConcepts,
  weightOf,
} from './fit.ts'

const ids = new Map<string, number>()
function idOf(label: string) {
  const id = ids.get(label) ?? ids.size + 1
  ids.set(label, id)
  return id
}

type Entry = { aliases?: string[]; broader?: string[]; near?: string[]; core?: string[] }

function concept(
  kind: ConceptKind,
  label: string,
  { aliases = [], broader = [], near = [], core = [] }: Entry = {},
): Concept {
  return {
    id: idOf(label),
    kind,
    label,
    aliases,
    broader: broader.map(idOf),
    near: near.map(idOf),
    core: core.map(idOf),
  }
}

const concepts = [
  concept('skill', 'Java'),
  concept('skill', 'Spring Boot', { broader: ['Java'] }),
  concept('skill', 'SQL'),
  concept('skill', 'Hibernate'),
  concept('skill', 'Cold Calling'),
  concept('skill', 'Excel', { near: ['Google Sheets'] }),
  concept('skill', 'Google Sheets'),
  concept('title', 'Software Developer', { aliases: ['Software Engineer'] }),
  concept('title', 'Java Developer', { broader: ['Software Developer'], core: ['Java'] }),
  concept('title', 'Telecaller', { near: ['Customer Support Executive'] }),
  concept('title', 'Customer Support Executive'),
  concept('skill', 'Patient Care'),
  concept('skill', 'Physiotherapy'),
  concept('title', 'Physiotherapist'),
  concept('domain', 'Healthcare'),
  concept('title', 'Chest Physiotherapist', { broader: ['Physiotherapist'] }),
  concept('city', 'Maharashtra'),
  concept('city', 'Pune', { broader: ['Maharashtra'] }),
]

const roles = [
  { title: 'Java Developer', skills: ['Java', 'Spring Boot', 'Hibernate', 'SQL', 'Google Sheets'] },
  { title: 'Telecaller', skills: ['Cold Calling'] },
  { title: 'Physiotherapist', domain: 'Healthcare', skills: ['Patient Care', 'Physiotherapy'] },
]
const vocabulary = vocabularyOf(concepts, { roles })

function gradesOf(profile: Partial<ProfileTexts>) {
  const ofProfile = profileConcepts({ ...emptyProfile, ...profile }, vocabulary)
  const label = (id: number) => vocabulary.conceptOf(id)?.label ?? ''
  return Object.fromEntries(
    ofProfile.map(({ conceptId, grade, sourceConceptId }) => [label(conceptId), `${grade}: ${label(sourceConceptId)}`]),
  )
}

describe('what a candidate has', () => {
  test.each<[string, Partial<ProfileTexts>, Record<string, string>]>([
    [
      'a skill, and what it belongs to',
      { skills: ['spring boot'] },
      { 'Spring Boot': 'skill: Spring Boot', Java: 'narrower-skill: Spring Boot', 'Java Developer': '' },
    ],
    [
      'a title with its skill and the wider title',
      { titles: ['Sr. Java Developer'] },
      {
        'Java Developer': 'title: Java Developer',
        Java: 'usual-skill: Java Developer',
        'Software Developer': 'close-title: Java Developer',
      },
    ],
    [
      'a skill of their work that they list too, or a narrower one',
      { titles: ['Java Developer'], skills: ['Spring Boot'] },
      { Java: 'title: Java Developer' },
    ],
    [
      'a skill of work of earlier days',
      { earlierTitles: ['Java Developer'] },
      { Java: 'earlier-skill: Java Developer' },
    ],
    [
      'a skill that they write of, beside a wish for work that takes it',
      { roles: ['Java Developer'], cvText: 'Programs in Java.' },
      { Java: 'cv-text: Java' },
    ],
    [
      'a skill of work that they mention',
      { mentions: ['Helped a Java Developer'] },
      { Java: 'related: Java Developer' },
    ],
    [
      'a wider title with the skill',
      { titles: ['Software Engineer'], skills: ['Java'] },
      { 'Java Developer': 'close-title: Software Developer' },
    ],
    ['the skill alone', { skills: ['Java'] }, { 'Java Developer': 'related: Java' }],
    ['a skill of work only wished for', { roles: ['Java Developer'] }, { Java: 'related: Java Developer' }],
    [
      'an earlier title',
      { titles: ['Telecaller'], earlierTitles: ['Java Developer'] },
      { 'Java Developer': 'earlier-title: Java Developer', 'Customer Support Executive': 'similar-work: Telecaller' },
    ],
    [
      'a wish',
      { roles: ['Java Developer'] },
      { 'Java Developer': 'role: Java Developer', 'Software Developer': 'related: Java Developer' },
    ],
    [
      'a wish for narrower work, with most of its skills',
      { roles: ['Java Developer'], skills: ['Java', 'SQL', 'Hibernate'] },
      { 'Software Developer': 'close-role: Java Developer' },
    ],
    [
      'narrower work of earlier days',
      { titles: ['Telecaller'], earlierTitles: ['Java Developer'] },
      { 'Software Developer': 'close-role: Java Developer' },
    ],
    [
      'narrower work that they leave',
      { titles: ['Java Developer'], roles: ['Telecaller'], skills: ['Cold Calling'] },
      {
        'Java Developer': 'left-title: Java Developer',
        'Software Developer': 'similar-work: Java Developer',
        Java: 'earlier-skill: Java Developer',
      },
    ],
    [
      'work that is only like a bare wish',
      { roles: ['Telecaller'] },
      { Telecaller: 'role: Telecaller', 'Customer Support Executive': '' },
    ],
    ['one of two skills that work takes', { skills: ['Patient Care'] }, { Physiotherapist: '' }],
    ['a domain that they chose', { domains: ['Healthcare'] }, { Healthcare: 'role: Healthcare' }],
    [
      'a domain that they chose, and work in',
      { domains: ['Healthcare'], titles: ['Physiotherapist'] },
      { Healthcare: 'close-title: Physiotherapist' },
    ],
    [
      'the domain of narrower work of earlier days',
      { earlierTitles: ['Chest Physiotherapist'] },
      { Healthcare: 'close-role: Chest Physiotherapist' },
    ],
    [
      'the domain of work that they have learnt',
      { domains: ['Healthcare'], roles: ['Physiotherapist'], skills: ['Patient Care', 'Physiotherapy'] },
      { Healthcare: 'close-role: Physiotherapist' },
    ],
    ['the domain of work that they only mention', { mentions: ['Helped a physiotherapist'] }, { Healthcare: '' }],
    [
      'a wish with half of the skills that the work takes',
      { roles: ['Java Developer'], skills: ['Java', 'SQL', 'Hibernate'] },
      { 'Java Developer': 'skilled-role: Java Developer', Telecaller: '' },
    ],
    [
      'the same wish of a candidate who does other work',
      { titles: ['Telecaller'], roles: ['Java Developer'], skills: ['Java', 'SQL', 'Hibernate'] },
      { 'Java Developer': 'new-role: Java Developer', Telecaller: 'left-title: Telecaller' },
    ],
    [
      'a title outside the wishes, with the skills of its work',
      { titles: ['Telecaller'], roles: ['Java Developer'], skills: ['Cold Calling'] },
      { 'Java Developer': 'role: Java Developer', Telecaller: 'title: Telecaller' },
    ],
    [
      'the skills of a role that nobody named',
      { titles: ['Telecaller'], skills: ['Hibernate', 'SQL', 'Google Sheets'] },
      { 'Java Developer': 'role-skills: Java Developer' },
    ],
    ['a mistyped title', { titles: ['Telecalller'] }, { Telecaller: 'title: Telecaller' }],
    [
      'a word of the CV',
      { cvText: 'Reports in Google Sheets.' },
      { 'Google Sheets': 'cv-text: Google Sheets', Excel: '' },
    ],
    ['a city is in its state', { cities: ['Pune'] }, { Maharashtra: 'role: Pune' }],
  ])('%s', (_, profile, expected) => {
    const found = gradesOf(profile)
    for (const [label, grade] of Object.entries(expected)) expect(found[label] ?? '', label).toBe(grade)
  })

  test('is the better of two places', () => {
    expect(gradesOf({ skills: ['Java', 'Spring Boot'], cvText: 'Java' }).Java).toBe('skill: Java')
  })
})

describe('the order', () => {
  const asked = requestedConcepts(
    {
      parts: [
        { kind: 'concept', from: 0, to: 3, conceptIds: [idOf('SQL')], spelling: 'known', excluded: false },
        { kind: 'concept', from: 4, to: 18, conceptIds: [idOf('Java Developer')], spelling: 'known', excluded: false },
        { kind: 'concept', from: 19, to: 23, conceptIds: [idOf('Pune')], spelling: 'known', excluded: false },
      ],
    },
    vocabulary,
  )
  const fit = (profile: Partial<ProfileTexts>) => {
    const ofProfile = profileConcepts({ ...emptyProfile, ...profile }, vocabulary)
    return fitOf(asked, fitReasons(asked, ofProfile))
  }

  test('asks for the title first, and for no place', () => {
    expect(asked).toEqual([
      { conceptIds: [idOf('Java Developer')], share: 2 },
      { conceptIds: [idOf('SQL')], share: 1 },
    ])
  })

  test('asks once for what the words name twice', () => {
    const [sql] = asked.slice(1)
    const part = { kind: 'concept', conceptIds: sql?.conceptIds ?? [], spelling: 'known', excluded: false } as const
    const parts = [
      { ...part, from: 0, to: 3 },
      { ...part, from: 4, to: 9 },
    ]
    expect(requestedConcepts({ parts }, vocabulary)).toHaveLength(1)
  })

  test('puts the title before the skill, both before one, and something before nothing', () => {
    const people = [
      { titles: ['Java Developer'], skills: ['SQL'] },
      { roles: ['Java Developer'], skills: ['Java', 'SQL', 'Hibernate'] },
      { titles: ['Java Developer'] },
      { roles: ['Java Developer'] },
      { skills: ['Java'] },
      {},
    ]
    const fits = people.map(fit)
    expect(fits).toEqual([...fits].sort((a, b) => b - a))
    expect(new Set(fits).size).toBe(people.length)
  })
})

test('a grade and its weight say the same', () => {
  expect(grades.map(weightOf).map(gradeOf)).toEqual(grades)
  expect(gradeOf(0)).toBeUndefined()
})

test('any texts are read, and each concept is there once', () => {
  const texts = fc.array(fc.string({ maxLength: 60 }), { maxLength: 4 })
  fc.assert(
    fc.property(fc.record({ titles: texts, skills: texts, roles: texts, mentions: texts }), (profile) => {
      const ofProfile = profileConcepts({ ...emptyProfile, ...profile }, vocabulary)
      expect(new Set(ofProfile.map(({ conceptId }) => conceptId)).size).toBe(ofProfile.length)
    }),
  )
})
