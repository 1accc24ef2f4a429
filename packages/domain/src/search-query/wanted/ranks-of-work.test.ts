import { expect, test } from 'vitest'
import { type Concept, type ConceptKind, vocabularyOf } from '../../concept/concept.ts'
import { readSearchQuery } from '../search-query.ts'

const labels: string[] = []
function idOf(label: string) {
  return labels.indexOf(label) + 1 || labels.push(label)
}
function of(kind: ConceptKind, label: string, more: Partial<Concept> = {}): Concept {
  return { aliases: [], broader: [], near: [], core: [], ...more, id: idOf(label), kind, label }
}

const leader = of('title', 'Team Leader (BPO)', {
  aliases: ['Team Lead', 'TL', 'Process Lead', 'Telecalling Team Leader', 'टीम लीडर'],
})
const vocabulary = vocabularyOf(
  [
    leader,
    of('title', 'Telecaller'),
    of('title', 'Civil Engineer'),
    of('title', 'Production Supervisor', { aliases: ['Shift Incharge'] }),
    of('title', 'Electrician'),
    of('skill', 'Java'),
    of('title', 'Java Developer', { core: [idOf('Java')] }),
    of('skill', 'Telecalling'),
    of('skill', 'Hindi'),
    of('city', 'Pune'),
    of('domain', 'BPO'),
    of('domain', 'Software'),
  ],
  {
    roles: [
      { title: 'Team Leader (BPO)', domain: 'BPO', skills: ['Telecalling'] },
      { title: 'Telecaller', domain: 'BPO', skills: ['Telecalling'] },
      { title: 'Java Developer', domain: 'Software', skills: ['Java'] },
    ],
  },
)

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
  ['team lead java', '36-, Java'],
  ['java TL pune', 'Java, 36-, Pune'],
  ['Team Lead - Civil Engineer', '36-, Civil Engineer'],
  ['Java टीम लीडर', 'Java, 36-'],
  ['shift incharge electrician', '36-, Electrician'],
  ['process lead java 6 years', 'Java, 72-'],
])('who leads others at other work is senior in it: %j is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['team lead', 'Team Leader (BPO)'],
  ['team leader pune hindi', 'Team Leader (BPO), Pune, Hindi'],
  ['team leader telecalling', 'Team Leader (BPO), Telecalling'],
  ['telecaller or team leader', 'Telecaller/Team Leader (BPO)'],
  ['telecalling team leader java', 'Telecalling, Team Leader (BPO), Java'],
  ['java developer -"team lead"', 'Java Developer, phrase'],
  ['java developer not team leader', 'Java Developer, -Team Leader (BPO)'],
])('alone, of the same domain, or excluded it is a title: %j is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test('a search for jobs looks for the words', () => {
  expect(read('team lead java', 'least')).toBe('word team, word lead, Java')
})
