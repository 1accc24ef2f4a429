import { expect, test } from 'vitest'
import type { Concept, ConceptKind } from './concept-shape.ts'
import { listNamesOf } from './list-names.ts'
import { vocabularyOf } from './vocabulary.ts'

const spellings: readonly [ConceptKind, string][] = [
  ['skill', 'Node.js|नोड जेएस'],
  ['skill', 'NoSQL'],
  ['skill', 'Unlisted Skill|odd name'],
  ['title', 'Telecaller|tele calling executive|टेलीकॉलर'],
  ['title', 'Frontend Developer|front end engineer'],
  ['degree', 'B.Com|bachelor of commerce'],
  ['city', 'Bengaluru|bangalore|बेंगलुरु'],
]
const vocabulary = vocabularyOf(
  spellings.map(([kind, text], id): Concept => {
    const [label = '', ...aliases] = text.split('|')
    return { id: id + 1, kind, label, aliases, broader: [], near: [], core: [] }
  }),
)
const skills = listNamesOf(['Node.js', 'NoSQL'], 'skill', vocabulary)
const titles = listNamesOf(['Telecaller', 'Frontend Developer'], 'title', vocabulary)
const degrees = listNamesOf(['B.Com'], 'degree', vocabulary)
const cities = listNamesOf(['Bangalore'], 'city', vocabulary)

test.each([
  [skills, 'nodejs', [{ entry: 'Node.js', name: undefined }]],
  [skills, 'नोड', [{ entry: 'Node.js', name: 'नोड जेएस' }]],
  [titles, 'tele calling', [{ entry: 'Telecaller', name: 'tele calling executive' }]],
  [titles, 'front-end dev', [{ entry: 'Frontend Developer', name: undefined }]],
  [titles, 'telecalller', [{ entry: 'Telecaller', name: undefined }]],
  [cities, 'bengaluru', [{ entry: 'Bangalore', name: undefined }]],
  [degrees, 'comerce', [{ entry: 'B.Com', name: undefined }]],
  [degrees, 'bachelor comerce', [{ entry: 'B.Com', name: undefined }]],
  [degrees, 'combat', []],
  [skills, 'odd name', []],
  [skills, 'telecaller', []],
  [skills, 'n', []],
])('an entry is found by its other names, and only in its own list', (names, typed, found) => {
  expect(names(typed, 10)).toEqual(found)
})

test('each entry is found by every name of its concept, once', () => {
  for (const [kind, text] of spellings.slice(0, 2)) {
    const [label = '', ...aliases] = text.split('|')
    const names = listNamesOf([label], kind, vocabulary)
    for (const name of [label, ...aliases]) expect(names(name, 10).map(({ entry }) => entry)).toEqual([label])
  }
})
