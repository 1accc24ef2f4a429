import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOnce, sortedInSteps } from '../steps/steps.ts'
import type { Concept, ConceptKind } from './concept-shape.ts'
import { fullerName, vocabularyOf, vocabularySteps } from './vocabulary.ts'

const lists: Readonly<Record<ConceptKind, readonly string[]>> = {
  title: [
    'Java Developer|java programmer',
    'Backend Developer',
    'Software Developer|software engineer|SDE',
    'Telecaller|tele caller|tele calling executive',
    'Customer Support Executive|customer care executive',
    'Accountant|accounts executive|अकाउंटेंट',
    'Digital Marketing Executive',
    'Civil Engineer',
    'Electrician|इलेक्ट्रीशियन',
    'UX Developer',
  ],
  skill: [
    'Java',
    'JavaScript|js',
    'Node.js',
    'C++',
    'C#',
    '.NET',
    'Machine Learning|ML',
    'Digital Marketing',
    'Tally|tally prime|टैली',
    'Excel|ms excel',
    'Go|golang',
    'React|react js',
    'PHP',
    'PLC',
    'Spring Boot',
    'Customer Support',
  ],
  city: ['Pune|पुणे', 'Mumbai|bombay|मुंबई', 'Navi Mumbai|नवी मुंबई', 'Bengaluru|bangalore|बेंगलुरु'],
  degree: ['B.Com|bachelor of commerce', 'B.E.|bachelor of engineering'],
  domain: ['Information Technology|IT', 'Banking'],
}

let next = 1
const concepts: Concept[] = Object.entries(lists).flatMap(([kind, lines]) =>
  lines.map((line) => {
    const [label = '', ...aliases] = line.split('|')
    return { id: next++, kind: kind as ConceptKind, label, aliases, broader: [], near: [], core: [] }
  }),
)
const vocabulary = vocabularyOf(concepts)

function labels(found: readonly Concept[] | undefined) {
  return found?.map(({ label }) => label)
}

test.each([
  ['NODE JS', ['Node.js']],
  ['java-script', ['JavaScript']],
  ['Java Dev', ['Java Developer']],
  ['b.e', ['B.E.']],
  ['मुम्बई', ['Mumbai']],
  ['dotnet', ['.NET']],
  ['jav', []],
  ['', []],
])('%j is spelt as %j', (text, found) => {
  expect(labels(vocabulary.exact(text))).toEqual(found)
})

test('only concepts of the kinds asked for are found', () => {
  expect(vocabulary.exact('java', ['title'])).toEqual([])
  expect(vocabulary.nearest('javva', ['title'])).toBeUndefined()
  expect(labels(vocabulary.suggest('java', 9, ['title']))).toEqual(['Java Developer'])
  expect(vocabulary.conceptsIn('java developer in pune', ['city']).map(({ from }) => from)).toEqual([18])
})

test.each([
  ['Sr. Java Backend Dev (Immediate Joiner)', ['Java', 'Backend Developer']],
  ['Sr. Java Dev - Spring Boot/C++', ['Java Developer', 'Spring Boot', 'C++']],
  ['Navi Mumbai / Mumbai', ['Navi Mumbai', 'Mumbai']],
  ['B.E. | IT | excel', ['B.E.', 'Information Technology', 'Excel']],
  ['अकाउंटेंट - पुणे, टैली', ['Accountant', 'Pune', 'Tally']],
  ['telecallers', ['Telecaller']],
])('%j names %j', (text, found) => {
  expect(vocabulary.conceptsIn(text).flatMap(({ concepts }) => labels(concepts))).toEqual(found)
})

test.each([
  ['I want to be where it is good to excel and to go on learning with the team every day', []],
  [
    'My skills at work in the last two long years were these: Tally, excel, go, and B.E. in IT',
    ['Tally', 'Excel', 'Go', 'B.E.', 'Information Technology'],
  ],
  ['Looking for a job where I can go and excel in Java', ['Java']],
  ['I am good at it', []],
  ['Excel, Go', ['Excel', 'Go']],
  ['go developer', ['Go']],
])('in a long text, everyday words are not names: %j', (text, found) => {
  expect(vocabulary.conceptsIn(text).flatMap(({ concepts }) => labels(concepts))).toEqual(found)
})

test.each([
  ['javva', 'Java'],
  ['jaav', 'Java'],
  ['machine learing', 'Machine Learning'],
  ['mashine lerning', 'Machine Learning'],
  ['costumer suport exective', 'Customer Support Executive'],
  ['digitel marketting', 'Digital Marketing'],
  ['digital marketing excutive', 'Digital Marketing Executive'],
  ['telecalller', 'Telecaller'],
  ['tele caler', 'Telecaller'],
  ['java scirpt', 'JavaScript'],
  ['javadevloper', 'Java Developer'],
  ['java develper', 'Java Developer'],
  ['accountent', 'Accountant'],
  ['akountant', 'Accountant'],
  ['electrecian', 'Electrician'],
  ['eletrician', 'Electrician'],
  ['bengluru', 'Bengaluru'],
  ['bangalor', 'Bengaluru'],
  ['banglore', 'Bengaluru'],
  ['mumbay', 'Mumbai'],
  ['टेली', undefined],
  ['इलेक्ट्रिशन', 'Electrician'],
  ['siwil engeneer', 'Civil Engineer'],
  ['kava', undefined],
  ['jav', undefined],
  ['phq', undefined],
  ['phpdeveloper', undefined],
  ['ui developer', undefined],
  ['rahul', undefined],
  ['xyzzyqwert', undefined],
  ['', undefined],
])('%j is taken for %j', (text, label) => {
  expect(labels(vocabulary.nearest(text)?.concepts)?.[0]).toBe(label)
})

test('an alias names a concept where it says more than the label, not where it is misspelt', () => {
  const [java] = concepts
  const named = [{ ...java, label: 'English', aliases: ['Spoken English', 'Englsh', 'Angrezi'] } as Concept]
  const of = (text: string) => fullerName(named, vocabularyOf(named).nearest(text)?.key ?? '')
  expect([of('spokn english'), of('englsih'), of('angreji')]).toEqual(['Spoken English', undefined, undefined])
})

test('of two equally near spellings, the more used one is meant, or none', () => {
  const two = ['Barker', 'Barber'].map((label, id) => ({
    id,
    kind: 'title' as const,
    label,
    aliases: [],
    broader: [],
    near: [],
    core: [],
  }))
  expect(vocabularyOf(two).nearest('barkr')).toBeDefined()
  expect(vocabularyOf(two).nearest('barner')).toBeUndefined()
  expect(
    labels(
      vocabularyOf([...two, { ...two[0], id: 2, label: 'Barter' } as Concept], { uses: (id) => id }).nearest('barner')
        ?.concepts,
    ),
  ).toEqual(['Barter'])
})

test('a text is found within spellings, from the beginning of a word on', () => {
  expect(labels(vocabulary.within('developer', ['title']))).toEqual([
    'UX Developer',
    'Java Developer',
    'Backend Developer',
    'Software Developer',
  ])
  expect(labels(vocabulary.within('care exec'))).toEqual(['Customer Support Executive'])
  expect(labels(vocabulary.within('script'))).toEqual([])
  expect(vocabulary.within(' ')).toEqual([])
})

test('typing suggests spellings with the same start, shortest first', () => {
  expect(labels(vocabulary.suggest('ja', 3))).toEqual(['Java', 'JavaScript', 'Java Developer'])
  expect(labels(vocabulary.suggest('customer s', 3))).toEqual(['Customer Support', 'Customer Support Executive'])
  expect(labels(vocabulary.suggest('java dev', 3))).toEqual(['Java Developer'])
  expect(labels(vocabulary.suggest('मुं', 3))).toEqual(['Mumbai'])
  expect(vocabulary.suggest('', 3)).toEqual([])
})

test('ancestors are found through each other and circles end; near goes both ways', () => {
  const of = (id: number, broader: number[], near: number[]): Concept => ({
    id,
    kind: 'skill',
    label: `s${id}`,
    aliases: [],
    broader,
    near,
    core: [],
  })
  const { broaderOf, nearOf } = vocabularyOf([of(1, [2], [3]), of(2, [3, 9], []), of(3, [1], [9])])
  expect([1, 2, 3, 9].map((id) => broaderOf(id))).toEqual([[2, 3], [3, 1], [1, 2], []])
  expect([1, 2, 3].map((id) => nearOf(id))).toEqual([[3], [], [1]])
})

test('the canon of a canon is itself, also where concepts share spellings', () => {
  const word = fc.constantFrom(
    'java',
    'Java',
    'node js',
    'Node.js',
    'nodejs',
    'dev',
    'developer',
    'tele',
    'caller',
    'C++',
    'cpp',
  )
  const spelling = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '))
  const concept = fc.record({
    kind: fc.constantFrom('title' as const, 'skill' as const),
    label: spelling,
    aliases: fc.array(spelling, { maxLength: 3 }),
  })
  fc.assert(
    fc.property(fc.array(concept, { maxLength: 8 }), spelling, (some, text) => {
      const { canon } = vocabularyOf(some.map((one, id) => ({ ...one, id, broader: [], near: [], core: [] })))
      expect(canon(canon(text))).toBe(canon(text))
    }),
  )
})

test('a label is also spelt without the brackets that tell it apart, beside others that are spelt so', () => {
  const of = (id: number, label: string, aliases: string[] = []): Concept => {
    return { id, kind: 'title', label, aliases, broader: [], near: [], core: [] }
  }
  const { exact, canon } = vocabularyOf([
    of(1, 'Quality Engineer', ['Quality Analyst']),
    of(2, 'Quality Analyst (BPO)'),
  ])
  expect(labels(exact('quality analyst'))).toEqual(['Quality Analyst (BPO)', 'Quality Engineer'])
  expect(canon('Quality Analyst (BPO)')).toBe('Quality Analyst (BPO)')
})

test('the skills of a title are those of its role in the catalogue, else the ones that define it', () => {
  const of = (id: number, kind: ConceptKind, label: string, core: number[] = []): Concept => {
    return { id, kind, label, aliases: [], broader: [], near: [], core }
  }
  const some = [
    of(1, 'title', 'Cook', [3]),
    of(2, 'title', 'Chef', [3]),
    of(3, 'skill', 'Cooking'),
    of(4, 'skill', 'Menus'),
  ]
  const { skillsOfTitle, titlesThatTake } = vocabularyOf(some, {
    roles: [{ title: 'Chef', skills: ['Cooking', 'Menus', 'Unheard of'] }],
  })
  expect([1, 2, 3].map(skillsOfTitle)).toEqual([[3], [3, 4], []])
  expect([3, 4].map(titlesThatTake)).toEqual([[2], [2]])
})

test('a large vocabulary is made in many short steps, and answers as one made at once', () => {
  const many = Array.from({ length: 6_000 }, (_, at): Concept => {
    const label = `Qux${at.toString(36)} Worker`
    return { id: at + 1, kind: 'title', label, aliases: [`${label} helper`], broader: [], near: [], core: [] }
  })
  const steps = vocabularySteps(many)
  let pauses = 0
  let step = steps.next()
  for (; !step.done; pauses++) step = steps.next()
  expect(pauses).toBeGreaterThan(100)
  const fullVocabulary = vocabularyOf(many)
  for (const text of ['quxa worker', 'quxzz helper', 'quxb2 workre', 'qux'])
    for (const ask of ['exact', 'nearest', 'canon'] as const)
      expect(step.value?.[ask](text)).toEqual(fullVocabulary[ask](text))
  expect(step.value?.suggest('qux', 5)).toEqual(fullVocabulary.suggest('qux', 5))
})

test('sorting in steps is sorting', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 5_000 }), (keys) => {
      const order = atOnce(sortedInSteps(keys.length, (one, other) => (keys[one] ?? 0) - (keys[other] ?? 0)))
      const sorted = Array.from(keys.keys()).sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0))
      expect([...order]).toEqual(sorted)
    }),
    { numRuns: 20 },
  )
})

test('the titles of a domain are those of its roles and all that are narrower, as each of them has the domain', () => {
  const words = ['Software', 'Developer', 'Java Developer', 'Java Intern', 'Teacher']
  const concepts = words.map((label, at): Concept => {
    const broader = at === 2 || at === 3 ? [at] : []
    return { id: at + 1, kind: at === 0 ? 'domain' : 'title', label, aliases: [], broader, near: [], core: [] }
  })
  const vocabulary = vocabularyOf(concepts, { roles: [{ title: 'Developer', domain: 'Software', skills: [] }] })
  expect(vocabulary.titlesOfDomain(1)).toEqual([2, 3, 4])
  expect([2, 3, 4, 5].map((id) => vocabulary.domainsOf(id))).toEqual([[1], [1], [1], []])
  expect(vocabulary.titlesOfDomain(5)).toEqual([])
})
