import { expect, test } from 'vitest'
import { type Concept, type ConceptKind, vocabularyOf } from '../concept/concept.ts'
import { emptyProfile, type ProfileTexts, profileConcepts, withMeantTitles } from './fit.ts'

function concept(id: number, kind: ConceptKind, label: string, aliases: string[] = []): Concept {
  return { id, kind, label, aliases, broader: [], near: [], core: [] }
}

const vocabulary = vocabularyOf(
  [
    concept(1, 'title', 'Quality Engineer', ['Quality Analyst']),
    concept(2, 'title', 'Quality Analyst (BPO)', ['Call Auditor']),
    concept(3, 'title', 'Customer Support Executive', ['BPO']),
    concept(4, 'skill', 'Quality Monitoring'),
    concept(5, 'skill', 'ISO 9001'),
    concept(6, 'skill', 'Excel'),
  ],
  {
    roles: [
      { title: 'Quality Engineer', skills: ['ISO 9001'] },
      { title: 'Quality Analyst (BPO)', skills: ['Quality Monitoring'] },
    ],
  },
)

const both = ['Senior quality analyst']
const inBpo = ['Quality Analyst (BPO)']
const inFactory = ['Quality Engineer']

test.each<[string, Partial<ProfileTexts>, readonly string[]]>([
  ['nothing more is said', {}, both],
  ['a skill of one is known', { skills: ['quality monitoring'] }, inBpo],
  ['a skill of the other is known', { skills: ['ISO 9001'] }, inFactory],
  ['a skill of each is known', { skills: ['ISO 9001', 'Quality Monitoring'] }, both],
  ['a skill of neither is known', { skills: ['Excel'] }, both],
  ['the role is chosen', { roles: ['Quality Analyst (BPO)'] }, inBpo],
  ['an earlier title is one of them', { earlierTitles: ['call auditor'] }, inBpo],
  ['a mistyped skill is known', { skills: ['qualty monitoring'] }, inBpo],
])('a title that two have as their name, where %s', (_, said, meant) => {
  expect(withMeantTitles({ ...emptyProfile, titles: both, ...said }, vocabulary).titles).toEqual(meant)
})

test('the brackets of a label belong to it behind a rank', () => {
  const titles = ['Sr. Quality Analyst (BPO)']
  expect(profileConcepts({ ...emptyProfile, titles }, vocabulary).map(({ conceptId }) => conceptId)).toEqual([2])
})

test.each(['Quality Analyst, Excel', 'Baker', 'Customer Support Executive (BPO)'])(
  '%s stays as it is written',
  (text) => {
    const profile = { ...emptyProfile, titles: [text], skills: ['Quality Monitoring'] }
    expect(withMeantTitles(profile, vocabulary)).toEqual(profile)
  },
)
