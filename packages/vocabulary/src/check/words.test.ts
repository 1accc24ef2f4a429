import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const word = z.string().regex(/^\S+(?: \S+)*$/)
/** Words, each on its line; words by what they are, or by what they stand for; or several such lists. */
type WordList = string | readonly WordList[] | { readonly [name: string]: WordList }
const wordList: z.ZodType<WordList> = z.lazy(() => z.union([word, z.array(wordList).min(1), z.record(word, wordList)]))

const folder = join(import.meta.dirname, '../../../domain/src/words')
const files = globSync(join(folder, '*.json')).toSorted()

/** Words that stand twice in one list. */
function twiceIn(value: WordList): readonly WordList[] {
  if (typeof value === 'string') return []
  const inner = Object.values(value).flatMap(twiceIn)
  if (!Array.isArray(value)) return inner
  return [...inner, ...value.filter((one, index) => value.indexOf(one) !== index)]
}

test.each(files.map((file) => [basename(file), file]))(
  '%s has each word once in its list, on a line of its own',
  (_name, file) => {
    const text = readFileSync(file, 'utf8')
    const value = wordList.parse(JSON.parse(text))
    expect(twiceIn(value)).toEqual([])
    expect(text).toBe(`${JSON.stringify(value, undefined, 2)}\n`)
  },
)

test('the domain has lists of words', () => {
  expect(files.length).toBeGreaterThan(10)
})
