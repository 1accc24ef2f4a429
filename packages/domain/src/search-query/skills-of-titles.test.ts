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

const ofTally = ['erp', 'software', '9', 'basic', 'operating'].map((word) => `tally ${word}`)
const vocabulary = vocabularyOf([
  of('title', 'Software Developer', ['software engineer']),
  of('title', 'Python Developer', ['Django Developer'], ['Software Developer']),
  of('title', 'Java Developer', ['Java Spring Boot Developer', 'Spring Boot Developer'], ['Software Developer']),
  of('title', 'Accountant', ['Tally Accountant', 'GST Accountant']),
  of('title', 'Welder', ['TIG Welder', 'MIG Welder', 'Welding Operator']),
  of('title', 'Nurse'),
  of('title', 'Staff Nurse', ['GNM Nurse'], ['Nurse']),
  of('title', 'Machine Operator', ['Production Operator', 'Operator']),
  of('title', 'Production Engineer'),
  of('skill', 'Python'),
  of('skill', 'Django'),
  of('skill', 'Java'),
  of('skill', 'Spring Boot'),
  of('skill', 'Tally Prime', ['tally', ...ofTally]),
  of('skill', 'GST Filing', ['gst']),
  of('skill', 'TIG Welding', ['tig']),
  of('skill', 'MIG Welding', ['mig']),
  of('skill', 'Welding'),
  of('skill', 'Production Planning', ['production', ...ofTally.map((word) => word.replace('tally', 'production'))]),
  of('degree', 'General Nursing & Midwifery (GNM)', ['gnm']),
])

function namesOf(text: string): string {
  return readSearchQuery(text, vocabulary)
    .parts.map((part) => (part.kind === 'concept' ? part.conceptIds.map((id) => labels[id - 1]).join('/') : part.kind))
    .join(', ')
}

test.each([
  ['django developer', 'Django, Python Developer'],
  ['tally accountant', 'Tally Prime, Accountant'],
  ['gst accountant', 'GST Filing, Accountant'],
  ['tig welder', 'TIG Welding, Welder'],
  ['tig/mig welder', 'TIG Welding/MIG Welding, Welder'],
  ['java spring boot developer', 'Java, Spring Boot, Java Developer'],
])('a title named with a skill or degree asks for both: %s', (text, parts) => {
  expect(namesOf(text)).toBe(parts)
})

test.each([
  ['python developer', 'Python Developer'],
  ['java developer', 'Java Developer'],
  ['welding operator', 'Welder'],
  ['production operator', 'Machine Operator'],
])('what a title is itself, or a word that is no name, asks for nothing more: %s', (text, parts) => {
  expect(namesOf(text)).toBe(parts)
})

test('removing the skill leaves the title, and the other way round', () => {
  const query = readSearchQuery('django developer', vocabulary)
  expect(query.parts.map((part) => withoutPart(query, part))).toEqual(['developer', 'django'])
})
