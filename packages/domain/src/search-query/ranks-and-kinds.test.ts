import { expect, test } from 'vitest'
import { type Concept, type ConceptKind, vocabularyOf } from '../concept/concept.ts'
import { readSearchQuery, withoutPart } from './search-query.ts'

const labels: string[] = []
function idOf(label: string) {
  return labels.indexOf(label) + 1 || labels.push(label)
}
function of(kind: ConceptKind, label: string, aliases: string[] = [], broader: string[] = []): Concept {
  return { id: idOf(label), kind, label, aliases, broader: broader.map(idOf), near: [], core: [] }
}

const vocabulary = vocabularyOf([
  of('title', 'Teacher'),
  of('title', 'Music Teacher', ['Freelance Music Teacher'], ['Teacher']),
  of('title', 'Freelancer', ['Freelance']),
  of('title', 'Teaching Assistant', ['Junior Teaching Assistant']),
  of('title', 'High School Teacher', ['Senior Secondary Teacher'], ['Teacher']),
  of('title', 'Surveyor', ['Senior Surveyor', 'Trainee Surveyor', 'Land Surveyor']),
  of('title', 'Engineer'),
  of('title', 'Assistant'),
  of('title', 'Site Assistant', [], ['Assistant']),
  of('title', 'Cloud Engineer', ['Azure Cloud Engineer'], ['Engineer']),
  of('title', 'Site Planner', ['Planner Site', 'Site Planner Intern', 'GET Planning']),
  of('title', 'Planning Trainee'),
  of('title', 'Junior Coordinator'),
  of('title', 'Landscape Planner'),
  of('skill', 'Music', ['Music Lessons']),
  of('title', 'Lesson Coach'),
  of('skill', 'Azure'),
  of('skill', 'Load Testing'),
  of('skill', 'Smoke Testing'),
])

function read(text: string, onePay: 'least' | 'most' = 'most'): string {
  return readSearchQuery(text, vocabulary, { onePay })
    .parts.map((part) => {
      if (part.kind === 'concept')
        return `${part.excluded ? '-' : ''}${part.conceptIds.map((id) => labels[id - 1]).join('/')}`
      if (part.kind === 'experience') return `${part.leastMonths ?? ''}-${part.mostMonths ?? ''}`
      return part.kind === 'word' ? `word ${part.word}` : part.kind
    })
    .join(', ')
}

test.each([
  ['senior surveyor', '36-, Surveyor'],
  ['Sr. Land Surveyor', '36-, Surveyor'],
  ['trainee surveyor', 'level, Surveyor'],
  ['junior teaching assistant', '-36, Teaching Assistant'],
  ['senior secondary teacher', 'High School Teacher'],
  ['senior teacher 8 years', 'Teacher, 96-'],
])('a rank in %j is years of work: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['GET planning', 'level, Site Planner'],
  ['site planner intern', 'Site Planner, level'],
  ['planning trainee', 'Planning Trainee, level'],
  ['planning trainee 2 years', 'Planning Trainee, 24-'],
  ['apprentice surveyor', 'level, Surveyor'],
  ['surveyor interns', 'Surveyor, level'],
  ['surveyor internship', 'Surveyor, work'],
  ['surveyor -trainee', 'Surveyor, level'],
])('who says trainee in %j asks for freshers too: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test('the part that asks for freshers is taken away without the work', () => {
  for (const text of ['GET planning', 'site planner intern']) {
    const query = readSearchQuery(text, vocabulary)
    const level = query.parts.find(({ kind }) => kind === 'level')
    expect(['planning', 'site planner']).toContain(level && withoutPart(query, level).toLowerCase())
  }
})

test.each([
  ['freelance surveyor', 'work, Surveyor', 'word freelance, Surveyor'],
  ['surveyor freelancer', 'Surveyor, work', 'Surveyor, word freelancer'],
  ['freelance music teacher', 'work, Music Teacher', 'word freelance, Music Teacher'],
  ['फ्रीलांस surveyor', 'work, Surveyor', 'word फ्रीलांस, Surveyor'],
  ['surveyor not freelance', 'Surveyor', 'Surveyor'],
])('freelance work is a type of jobs, and of people a word: %s', (text, jobs, people) => {
  expect(read(text, 'least')).toBe(jobs)
  expect(read(text)).toBe(people)
})

test('of a search for jobs an intern asks for an internship', () => {
  expect(read('surveyor intern', 'least')).toBe('Surveyor, work')
})

test('of a search for jobs a rank stays part of the title', () => {
  expect(read('senior surveyor', 'least')).toBe('Surveyor')
})

test.each([
  ['teacher, music', 'Teacher, Music'],
  ['landscape and site planner', 'Landscape Planner/Site Planner'],
  ['landscape & site planner', 'Landscape Planner/Site Planner'],
  ['load + smoke testing', 'Load Testing, Smoke Testing'],
  ['load, smoke testing', 'word load, Smoke Testing'],
  ['music lessons teacher', 'Music, Teacher'],
])('the kinds of work in %j are %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['teacher -music', 'Teacher, -Music Teacher'],
  ['teacher −music', 'Teacher, -Music Teacher'],
  ['teacher - music', 'Teacher, Music'],
  ['music -teacher', 'Music, -Teacher'],
])('a dash before the kind of a title excludes the kind: %j is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['cloud enginer azure', 'Cloud Engineer, Azure'],
  ['music techer', 'Music Teacher'],
  ['music techer azure', 'Music Teacher, Azure'],
  ['senior survyor', '36-, Surveyor'],
  ['junior cordinator', 'Junior Coordinator'],
  ['planing trainee', 'Planning Trainee, level'],
  ['planning traneee', 'Planning Trainee, level'],
])('%j is corrected to %s: a title takes no skill beside it, but every word of its own', (text, parts) => {
  expect(read(text)).toBe(parts)
})
