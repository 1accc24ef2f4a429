import { expect, test } from 'vitest'
import { type Concept, type ConceptKind, vocabularyOf } from '../concept/concept.ts'
import { conceptsNamed } from './fit.ts'

function of(id: number, kind: ConceptKind, label: string, aliases: string[] = []): Concept {
  return { id, kind, label, aliases, broader: [], near: [], core: [] }
}

const vocabulary = vocabularyOf(
  [
    of(1, 'title', 'Quantity Surveyor'),
    of(2, 'title', 'Land Surveyor', ['Surveyor']),
    of(3, 'title', 'Team Leader (BPO)', ['Team Lead']),
    of(4, 'title', 'Motion Graphics Designer'),
    of(5, 'title', 'Telecaller'),
    of(6, 'title', 'Software Engineer'),
    of(7, 'skill', 'Java'),
    of(8, 'domain', 'BPO'),
    of(9, 'title', 'Intern', ['Trainee', 'Apprentice', 'Summer Intern']),
    of(10, 'title', 'Accountant'),
  ],
  {
    roles: [
      { title: 'Team Leader (BPO)', domain: 'BPO', skills: ['Java'] },
      { title: 'Telecaller', domain: 'BPO', skills: [] },
    ],
  },
)

test.each([
  ['Sr. Team Leader (BPO)', ['Team Leader (BPO)']],
  ['Team Leader (BPO) at night shift', ['Team Leader (BPO)']],
  ['Team Leader (BPO) | Immediate joiner', ['Team Leader (BPO)']],
  ['Telecaller, Team Leader (BPO)', ['Team Leader (BPO)', 'Telecaller']],
  ['Telecaller (BPO)', ['Telecaller', 'BPO']],
])('a label with brackets is one name, whatever stands beside it: %j names %j', (text, names) => {
  expect(conceptsNamed(text, ['title', 'domain'], vocabulary).map(({ label }) => label)).toEqual(names)
})

test.each([
  ['Sr quantiti surveyor', ['Quantity Surveyor']],
  ['Sr quantiti surveyor (Fresher)', ['Quantity Surveyor']],
  ['quantiti surveyor | Immediate joiner', ['Quantity Surveyor']],
  ['Surveyor (Fresher)', ['Land Surveyor']],
  ['Softwere engineer (Java)', ['Software Engineer', 'Java']],
  ['Software engineer (Java)', ['Software Engineer', 'Java']],
  ['(Fresher)', []],
])('a remark beside a misspelt name does not split it: %j names %j', (text, names) => {
  expect(conceptsNamed(text, ['title', 'skill'], vocabulary).map(({ label }) => label)).toEqual(names)
})

test.each([
  ['Team Lead - Motion Graphics Designer', ['Motion Graphics Designer']],
  ['Motion Graphics Designer, team leader', ['Motion Graphics Designer']],
  ['Team Lead', ['Team Leader (BPO)']],
  ['Team Lead - Telecaller', ['Team Leader (BPO)', 'Telecaller']],
])('the rank of other work is no work: %j names %j', (text, names) => {
  expect(conceptsNamed(text, ['title', 'skill'], vocabulary).map(({ label }) => label)).toEqual(names)
})

test.each([
  ['Trainee Accountant', ['Accountant']],
  ['Urgent: Accountant (trainee)', ['Accountant']],
  ['Summer Intern - Software Engineer', ['Software Engineer']],
  ['Trainee', ['Intern']],
  ['Apprentice, Pune', ['Intern']],
])('a stage of work is no work beside it: %j names %j', (text, names) => {
  expect(conceptsNamed(text, ['title', 'skill'], vocabulary).map(({ label }) => label)).toEqual(names)
})

test('a word that only ends other names is no title where words stand before it, and a name of its own is one', () => {
  const operators = ['Machine Operator', 'Crane Operator', 'Camera Operator', 'Kiln Operator']
  const developers = ['Java Developer', 'Web Developer', 'Game Developer']
  const titles = vocabularyOf([
    ...operators.map((label, at) => of(at + 1, 'title', label, at === 0 ? ['Operator', 'Press Operator'] : [])),
    of(10, 'title', 'Software Developer', ['Developer']),
    ...developers.map((label, at) => ({ ...of(at + 11, 'title', label), broader: [10] })),
    of(20, 'title', 'Driver', ['Chauffeur']),
    ...['Bus Driver', 'Cab Driver', 'Train Driver'].map((label, at) => of(at + 21, 'title', label)),
    of(30, 'title', 'Sales Executive', ['Sales']),
    ...['Car', 'Bank', 'Medical'].map((field, at) => of(at + 31, 'title', `${field} Adviser`, [`${field} Sales`])),
  ])
  const named = (text: string) => conceptsNamed(text, ['title'], titles).map(({ label }) => label)
  expect(named('Tower Swing Operator')).toEqual([])
  for (const text of ['Operator', 'Senior Operator', 'Press Operator', 'Helper / Operator', 'Cook and Operator'])
    expect([text, ...named(text)]).toEqual([text, 'Machine Operator'])
  expect(named('Salesforce Developer')).toEqual(['Software Developer'])
  expect(named('Ambulance Driver')).toEqual(['Driver'])
  expect(named('Implant Sales')).toEqual(['Sales Executive'])
})

test('a text that is a name as a whole is that, though without its rank it is like another', () => {
  const titles = vocabularyOf([
    of(1, 'title', 'Mechanical Engineer', ['Mechanical Trainee']),
    of(2, 'title', 'Automobile Service Technician', ['Mechanic']),
  ])
  expect(conceptsNamed('Mechanical Trainee', ['title'], titles).map(({ id }) => id)).toEqual([1])
})
