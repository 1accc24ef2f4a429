import { expect, test } from 'vitest'
import { historyIn, saysOnlyNow } from './history.ts'

test.each([
  'Measured on 2026-11-28.',
  'The same on 27 November, with nothing else running.',
  'A folder from November 2026.',
  'Since decision 151 the field alone is no fit.',
  'Since [161](161-other.md) it comes on a press.',
  'Until then it was read twice.',
  '| screen | kB | before |',
  '| what | before, ms | ms |',
])('a document may not tell history: %s', (line) => {
  expect(historyIn('docs/performance.md', `Now.\n${line}`)).toHaveLength(1)
})

test.each([
  'A candidate may withdraw before a fee was paid.',
  'A request accepted by the day before the drive starts is paid by that day.',
  '`PR/26-27/000001` for payments.',
  '| `trial` | Node 26.10 pinned |',
  'It may be read again.',
])('what is true now may be said: %s', (line) => {
  expect(historyIn('docs/guides/money.md', line)).toEqual([])
})

test('guides, decisions and the root’s pages say only what is now; demands keep their words', () => {
  for (const file of ['docs/guides/search.md', 'docs/decisions/README.md', 'docs/performance.md', 'CONTRIBUTING.md'])
    expect(saysOnlyNow(file)).toBe(true)
  for (const file of ['docs/spec/readings.md', 'CHANGELOG.md', 'apps/api/README.md'])
    expect(saysOnlyNow(file)).toBe(false)
})
