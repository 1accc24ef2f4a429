import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { brokenCitations, coverageGaps, demandRows, demandsIn, readingsIn } from './spec.ts'

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

test('the coverage table must have every demand, and nothing else', () => {
  const demands = new Set(['S-001', 'S-002'])
  expect(coverageGaps('| S-001 | a | b |\n| S-003 | a | b |', demands)).toEqual([
    'docs/spec-coverage.md: S-002 is missing',
    'docs/spec-coverage.md: docs/spec has no S-003',
  ])
})
