import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { brokenCitations, coverageGaps, demandRows, demandsIn, provedIn, readingsIn } from './spec.ts'

const folder = fileURLToPath(new URL('../../../docs/spec', import.meta.url))
const row = (id: string, apps: string) => `| ${id} | ${apps} | Some demand, with \`a|b\` (D3) |`

describe('the demands', () => {
  test('are rows with an id, the apps they are seen in, and a text', () => {
    expect(demandRows(`| id | app | demand |\n| --- | --- | --- |\n${row('S-001', 'candidate, api')}`)).toEqual([
      { id: 'S-001', apps: ['candidate', 'api'], text: 'Some demand, with `a|b` (D3)' },
    ])
  })

  test('of all apps name the three', () => {
    expect(demandRows(row('E-020', 'all, api'))[0]?.apps).toEqual(['candidate', 'employer', 'staff', 'api'])
  })

  test('come from all three documents and name only apps that there are', () => {
    const demands = [...demandsIn(folder).values()]
    const counts = ['S', 'C', 'E'].map((letter) => demands.filter(({ id }) => id.startsWith(letter)).length)
    expect(counts.every((count) => count > 0)).toBe(true)
    const apps = new Set(demands.flatMap(({ apps }) => apps))
    expect([...apps].sort()).toEqual(['api', 'candidate', 'domain', 'employer', 'staff'])
  })
})

test('each reading has a heading, numbered upwards from D1', () => {
  const ids = [...readingsIn(folder)]
  const numbers = ids.map((id) => Number(id.slice(1)))
  expect(numbers[0]).toBe(1)
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  expect(ids.length).toBeGreaterThan(65)
})

test('a citation that leads nowhere is named with its file and line', () => {
  const known = new Set(['E-140', 'D22'])
  expect(brokenCitations('a.ts', 'E-140 and D22\nthen E-999, D67', known)).toEqual([
    'a.ts:2: E-999, which docs/spec does not have',
    'a.ts:2: D67, which docs/spec does not have',
  ])
})

test('a title names the ids that it proves in brackets at its end, several in a row by the first and the last', () => {
  expect(provedIn("test('a job is saved [S-001]', …\ntest('one of [0] [C-009 E-099–101]', …")).toEqual([
    'S-001',
    'C-009',
    'E-099',
    'E-100',
    'E-101',
  ])
})

test('each demand must be named by a test, and nothing else', () => {
  expect(coverageGaps(new Set(['S-001', 'S-003']), new Set(['S-001', 'S-002']))).toEqual([
    'S-002: no test names it',
    'S-003: a test names it, and docs/spec does not have it',
  ])
})
