import { expect, test } from 'vitest'
import { longFiles, mostLines } from './long-files.ts'

const fileOf = (path: string, lines: number, line = 'x') => ({ path, text: `${Array(lines).fill(line).join('\n')}\n` })

test('a source file with one line too many is named with its length; a test with its support may have more', () => {
  expect(longFiles([fileOf('a/src/b.ts', mostLines.source), fileOf('a/src/b.test.ts', mostLines.test)])).toEqual([])
  expect(longFiles([fileOf('a/src/testing/b.tsx', mostLines.source + 1)])).toEqual([])
  expect(longFiles([fileOf('a/src/b.ts', mostLines.source + 1)])).toEqual([
    'a/src/b.ts: 251 lines, 250 at most: shorten it, or split it by meaning',
  ])
  expect(longFiles([fileOf('a/src/b.test.ts', mostLines.test + 1)])).toHaveLength(1)
})

test('lines of block comments, templates and blank lines count like any other', () => {
  const text = `/*${'\n'.repeat(100)}*/\nconst text = \`${'\n'.repeat(100)}\`\n${'\n'.repeat(60)}export { text }\n`
  expect(longFiles([{ path: 'a/src/b.ts', text }])).toHaveLength(1)
})

test('lists of data may be long', () => {
  expect(longFiles([fileOf('a/src/reference-data/cities.ts', 1000)])).toEqual([])
})
