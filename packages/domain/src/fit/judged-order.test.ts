import { expect, test } from 'vitest'
import { type Concept, type ConceptKind, vocabularyOf } from '../concept/concept.ts'
import { readSearchQuery } from '../search-query/search-query.ts'
import { emptyProfile, fitOf, fitReasons, type ProfileTexts, profileConcepts, requestedConcepts } from './fit.ts'

let next = 1
function of(kind: ConceptKind, label: string, aliases: string[] = []): Concept {
  return { id: next++, kind, label, aliases, broader: [], near: [], core: [] }
}

/** Six trades; each is a role of the catalogue and its five skills. */
const trades = {
  Welder: ['Arc Welding', 'Gas Cutting', 'Grinding', 'Blueprint Reading', 'Fabrication'],
  'Bakery Chef': ['Baking', 'Pastry', 'Menu Planning', 'Food Safety', 'Cake Decoration'],
  'Payroll Executive': ['Payroll', 'Salary Processing', 'Provident Fund', 'Excel', 'Labour Law'],
  'Yoga Instructor': ['Yoga', 'Meditation', 'Anatomy', 'Pranayama', 'Group Classes'],
  'Web Designer': ['HTML', 'CSS', 'Figma', 'JavaScript', 'Responsive Design'],
  'Lab Technician': ['Phlebotomy', 'Pathology', 'Sample Collection', 'Microscopy', 'Lab Safety'],
} as const
type Trade = keyof typeof trades
const names = Object.keys(trades) as Trade[]

const vocabulary = vocabularyOf(
  [
    ...names.map((name) => of('title', name)),
    ...[...new Set(Object.values(trades).flat())].map((skill) => of('skill', skill)),
    of('city', 'Nanded'),
  ],
  { roles: names.map((title) => ({ title, skills: trades[title] })) },
)

type Judged = { grade: number; profile: ProfileTexts }

/**
 * People of a trade, judged 0 to 3 by the facts: some do the work, some learnt it, some change to it, some leave it.
 */
function peopleOf(trade: Trade, other: Trade): Judged[] {
  const [skills, others] = [trades[trade], trades[other]]
  const people: [number, Partial<ProfileTexts>][] = [
    [0, { titles: [other], roles: [other, trade], skills: others }],
    [0, { roles: [other, trade], skills: others }],
    [1, { titles: [trade], roles: [other], skills: others }],
    [1, { titles: [other], roles: [other], skills: skills.slice(0, 3) }],
    [2, { titles: [other], roles: [trade], skills: skills.slice(0, 4) }],
    [3, { roles: [trade, other], skills: skills.slice(1) }],
    [3, { titles: ['Executive'], roles: [trade], skills }],
    [3, { titles: [`Sr. ${trade.toLowerCase()}`], skills: skills.slice(0, 2) }],
    [3, { titles: [trade], roles: [trade], skills }],
  ]
  return people.map(([grade, profile]) => ({ grade, profile: { ...emptyProfile, ...profile } }))
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, 5).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}

/** How close the first five results of a query are to the best order, from 0 to 1. */
function quality(query: string, people: readonly Judged[]): number {
  const asked = requestedConcepts(readSearchQuery(query, vocabulary), vocabulary)
  const found = people.flatMap(({ grade, profile }) => {
    const reasons = fitReasons(asked, profileConcepts(profile, vocabulary))
    return reasons[0]?.met ? [{ grade, fit: fitOf(asked, reasons) }] : []
  })
  const shown = found.toSorted((one, other) => other.fit - one.fit).map(({ grade }) => grade)
  const best = people.map(({ grade }) => grade).toSorted((one, other) => other - one)
  return gain(shown) / gain(best)
}

/** Ways to write a query. */
const ways: readonly ((name: string) => string)[] = [
  (name) => name.toLowerCase(),
  (name) => name.toUpperCase(),
  (name) => `${name.toLowerCase()} in nanded`,
  (name) => `we need a ${name.toLowerCase()} urgently`,
  (name) => `mujhe ${name.toLowerCase()} chahiye`,
  (name) => name.toLowerCase().replaceAll(' ', ''),
  (name) => name.toLowerCase().split(' ').toReversed().join(' '),
  (name) => name.toLowerCase().replace(/(?<=^.{3})(.)(.)/, '$2$1'),
  (name) => name.toLowerCase().replace(/(?<=^.{2})(.)/, '$1$1'),
]

/** The trade that people of a trade come from or change to. */
function otherOf(trade: Trade): Trade {
  return names[(names.indexOf(trade) + 1) % names.length] ?? trade
}

test('a small judged set stays as well ordered as it is', () => {
  const judged = names.flatMap((trade) => {
    const strangers = names
      .filter((one) => one !== trade && otherOf(one) !== trade)
      .flatMap((one) => peopleOf(one, otherOf(one)).map(({ profile }) => ({ grade: 0, profile })))
    return ways.map((way) => quality(way(trade), [...strangers, ...peopleOf(trade, otherOf(trade))]))
  })
  expect(judged.reduce((sum, one) => sum + one, 0) / judged.length).toBeGreaterThan(0.97)
  expect(Math.min(...judged)).toBeGreaterThan(0.8)
})
