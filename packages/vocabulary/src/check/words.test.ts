import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const word = z.string().regex(/^\S+(?: \S+)*$/)
const words = z.array(word).min(1)
const wordList = z.union([
  words,
  z.record(z.string(), words),
  z.array(z.strictObject({ degrees: words, titles: words })),
])

const folder = join(import.meta.dirname, '../../../domain/src/words')
const files = globSync(join(folder, '*.json')).toSorted()

/** The lists of a file, by where they are in it. */
function listsIn(value: z.output<typeof wordList>): readonly string[][] {
  if (!Array.isArray(value)) return Object.values(value)
  return value
    .flatMap((one) => (typeof one === 'string' ? [] : [one.degrees, one.titles]))
    .concat([value.filter((one) => typeof one === 'string')])
}

test.each(files.map((file) => [basename(file), file]))(
  '%s has each word once in its list, on a line of its own',
  (_name, file) => {
    const text = readFileSync(file, 'utf8')
    const value = wordList.parse(JSON.parse(text))
    const twice = listsIn(value).flatMap((list) => list.filter((one, index) => list.indexOf(one) !== index))
    expect(twice).toEqual([])
    expect(text).toBe(`${JSON.stringify(value, undefined, 2)}\n`)
  },
)

test('the domain has lists of words', () => {
  expect(files.length).toBeGreaterThan(10)
})
