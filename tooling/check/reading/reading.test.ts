import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { phases } from '../../../packages/domain/src/search-query/search-query.ts'
import { unpadded } from '../unpadded.ts'
import { exampleOf, guideFile, guideText } from './guide.ts'

const passes = phases.flatMap((phase) => phase.passes)

test.each(passes)('the pass “$name” is what reads its example so', ({ name, example: [query, reading] }) => {
  expect(exampleOf(query)).toBe(reading)
  expect(exampleOf(query, name)).not.toBe(reading)
})

test('each pass has a name of its own', () => {
  expect(new Set(passes.map(({ name }) => name)).size).toBe(passes.length)
})

test('the guide to reading is made from the passes; `pnpm explain --guide` makes it again', () => {
  const guide = readFileSync(new URL(`../../../${guideFile}`, import.meta.url), 'utf8')
  expect(unpadded(guide)).toBe(unpadded(guideText()))
})
