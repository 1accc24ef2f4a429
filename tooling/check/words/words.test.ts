import { describe, expect, test } from 'vitest'
import { privateWordsIn, privateWordsInPath } from './words.ts'

const found = (text: string) => privateWordsIn('a.ts', text)

describe('words', () => {
  test('are found in prose and as parts of names, with their line and the plain word', () => {
    expect(found('const one = 1\nfunction whyNotMend() {}')).toEqual(['a.ts:2: "mend", write fix'])
    expect(found('Every DEED is recorded.')).toHaveLength(1)
    expect(found('The person whom somebody knows.')).toHaveLength(2)
  })

  test('are left alone inside other words', () => {
    expect(found('recommend(); amended; indeed; constructor; toString; bestest')).toEqual([])
  })
})

describe('Hindi and Marathi', () => {
  test('have one word for each thing, in any form, and one spelling', () => {
    const [company, app] = privateWordsIn('texts/mr.ts', "x: 'नियोक्त्याने लिहिले',\ny: 'अॅपमध्ये',")
    expect(company).toBe('texts/mr.ts:1: "नियोक्त्याने", write कंपनी')
    expect(app).toBe('texts/mr.ts:2: "अॅपमध्ये", write ॲ, which is one letter')
    expect(privateWordsIn('templates/hi.ts', "x: 'सहेज लें'")).toHaveLength(1)
  })

  test('are left alone in lists of what people type, and inside other words', () => {
    expect(privateWordsIn('concepts/people.ts', "'नियोक्ता'")).toEqual([])
    expect(privateWordsIn('texts/hi.ts', "'असाझा, सीढ़ी'")).toEqual([])
  })
})

describe('names', () => {
  test('of files say what is inside', () => {
    expect(privateWordsInPath('a/deed-dialog.tsx')).toEqual(['a/deed-dialog.tsx: its name has "deed", write action'])
    expect(privateWordsInPath('a/things.ts')).toHaveLength(1)
    expect(privateWordsInPath('things/plan-item.ts')).toEqual([])
  })

  test('of exports do too, while the same word is fine inside a sentence or a function', () => {
    expect(found('export function newBooks() {}')).toEqual(['a.ts:1: "books", write ledger'])
    expect(found('// Few people read books.\nconst few = 2')).toEqual([])
  })
})

describe('variables', () => {
  test('say what they are, while a longer name may have the word as a part', () => {
    expect(found('const place = 1\nlist.map((own) => own)')).toEqual([
      'a.ts:1: "place", write location, position, index or kind',
      'a.ts:2: "own", write whose and what: ownJobs, myCity',
    ])
    expect(found('const ownJobs = { place: 1 }\nconst { whole: total } = sums')).toEqual([])
  })
})

describe('text keys', () => {
  const inTexts = (text: string) => privateWordsIn('src/texts/en.ts', text)

  test('have no part that says nothing, at their definition', () => {
    expect(inTexts("  'own.back': 'Back',\n  'refund.do': 'Refund',")).toEqual([
      'src/texts/en.ts:1: "own", write whose: myProfile, yours',
      'src/texts/en.ts:2: "do", write submit, or the action',
    ])
    expect(inTexts("  'ownJobs.title': 'Your own jobs',")).toEqual([])
    expect(found("t('own.back')")).toEqual([])
  })
})

describe('phrases', () => {
  test.each([
    ['nobody is told of it', 'is told'],
    ['locked, so that none is removed', 'so that none'],
    ['only the own profile', 'the own'],
    ["one's own number", "one's"],
    ['jobs, the newest first', 'the newest first'],
    ['the code is taken back', 'taken back'],
    ['Answers whether it stands.', 'Answers whether'],
    ['the codes of which a match has one', 'of which'],
    ['The jobs that are there.', 'that are there'],
    ['what is paid for: the thing, its price', 'the thing'],
    ['the fee books your place', 'books your place'],
  ])('"%s" is found', (text, phrase) => {
    expect(found(text)).toEqual([expect.stringContaining(`"${phrase}"`)])
  })

  test.each([
    ['switches, several of which can be on'],
    ["each one's waiting time"],
    ['You see the newest job first.'],
    ['Bring the book back.'],
    ['2 things left to add'],
    ['the options that are there to choose'],
    ['the answer is “told” by nobody'],
    ['a new code takes the place of the old one'],
  ])('"%s" is plain English', (text) => {
    expect(found(text)).toEqual([])
  })

  test('are found across the lines of a comment, and reported at their first line', () => {
    expect(found('/**\n * A notice that was\n * told to staff.\n */')).toEqual([
      'a.ts:2: "was told", write "is notified", or what the person sees',
    ])
    expect(found('// This is the\n// own profile.')).toHaveLength(1)
  })
})

describe('an article before a name that is filled in', () => {
  const dollar = '$'
  const inEnglish = (text: string) => privateWordsIn('src/texts/en.ts', text)

  test.each(["'Has most skills of a {name}'", `looking for a ${dollar}{title}`, "'An “{name}” is open'"])(
    '%s is found',
    (text) => {
      expect(inEnglish(text)).toEqual([expect.stringContaining('needs no article')])
    },
  )

  test.each([
    "'Has most of the skills for {name}'",
    "'You have a {n, plural, one {job} other {jobs}}'",
    "'a 6-digit code'",
  ])('%s is plain English', (text) => {
    expect(inEnglish(text)).toEqual([])
  })

  test('is fine in code', () => {
    expect(privateWordsIn('src/a.ts', `has to be a ${dollar}{kind}`)).toEqual([])
  })
})
