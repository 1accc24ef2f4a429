import { expect, test } from 'vitest'
import { readSearchQuery, textsOf } from './search-query.ts'
import { smallVocabulary } from './testing/small-vocabulary.ts'

const pairs = ['zq', 'xv', 'kj', 'wq', 'vz', 'jx']
/** Words that are in no list, each another. */
const unknown = pairs.flatMap((one) => pairs.map((other) => `${one}${other}qq`))

function read(text: string) {
  const { parts, unsearched } = readSearchQuery(text, smallVocabulary)
  return {
    parts,
    written: parts.flatMap((part) => (part.kind === 'word' || part.kind === 'phrase' ? textsOf(part) : [])),
    unsearched: unsearched.map(({ from, to, why }) => [text.slice(from, to), why]),
  }
}

test('of more words than a search looks for, the first are searched, and the others are said not to be', () => {
  const { written, unsearched } = read(unknown.slice(0, 30).join(' '))
  expect(written).toEqual(unknown.slice(0, 12))
  expect(unsearched).toEqual([[unknown.slice(12, 30).join(' '), 'unused']])
})

test.each([' or ', '", "', '" or "', ' -', ' / '])('no more of them are searched with %j between them', (between) => {
  const text = `"${unknown.slice(0, 30).join(between)}"`
  expect(read(text).written.length).toBeLessThanOrEqual(12)
})

test('what is in a list is searched behind as many words as can be', () => {
  const { parts } = read(`${unknown.slice(0, 20).join(' ')} java pune`)
  expect(parts.filter(({ kind }) => kind === 'concept')).toHaveLength(2)
})

test.each(['9 '.repeat(150), 'zqxvqq '.repeat(40), `${'zqxvqq or '.repeat(27)}zqxvqq`, '"zqxvqq" '.repeat(30)])(
  'a word that is typed again and again is looked for once',
  (text) => {
    const { written, unsearched } = read(text)
    expect(written).toHaveLength(1)
    expect(unsearched).toEqual([])
  },
)

test('no text has more than thirty parts', () => {
  const many = Array.from({ length: 45 }, (_, at) => `java -${at % 9} ${unknown[at % 36]} pune ${at + 1} lakh`).join(
    ', ',
  )
  expect(read(many).parts.length).toBeLessThanOrEqual(30)
})

test('of signs that stand for many letters each, as many are read as letters of a long text', () => {
  const [part] = read('\ufdfa'.repeat(300)).parts
  expect(part?.to).toBeLessThan(60)
  expect(read('क्षि'.repeat(75)).parts[0]?.to).toBe(300)
})
