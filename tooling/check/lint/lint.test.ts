import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = `${import.meta.dirname}/../../..`

type Plugin = string | { path: string; includes: string[] }

const { plugins }: { plugins: Plugin[] } = JSON.parse(readFileSync(`${root}/biome.json`, 'utf8'))
const absolute = (path: string) => resolve(root, path)

/** What the linter says of a text by this repository's own rules, as if it were in that file. */
function lint(text: string, file = 'apps/example.tsx') {
  const folder = mkdtempSync(`${tmpdir()}/lint-`)
  const rules = plugins.map((plugin) =>
    typeof plugin === 'string' ? absolute(plugin) : { ...plugin, path: absolute(plugin.path) },
  )
  writeFileSync(`${folder}/biome.json`, JSON.stringify({ plugins: rules, linter: { rules: { preset: 'none' } } }))
  mkdirSync(dirname(`${folder}/${file}`), { recursive: true })
  writeFileSync(`${folder}/${file}`, `${text}\n`)
  const { stdout, stderr } = spawnSync('biome', ['lint', '--colors=off', '--max-diagnostics=none', file], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return stdout + stderr
}

test.each(['export const a = { ...{ b: 1 }, c: 2 }', 'export const a = <b {...{ c: 1 }} />'])(
  'the linter refuses the spread of an object literal: %s',
  (text) => {
    expect(lint(text)).toContain('not as the spread of an object literal')
  },
)

test.each(['export const a = { ...b, c: 2 }', 'export const a = { ...(b ? { c: 1 } : {}) }'])(
  'the linter lets other spreads be: %s',
  (text) => {
    expect(lint(text)).not.toContain('spread')
  },
)

test.each([
  'vi.waitFor(isThere)',
  "test('it holds', () => {}, 60_000)",
  "test.each(rows)('it holds', async () => {}, 60_000)",
  "test('it holds', { timeout: 60_000 }, () => {})",
  "screen.findByText('it', {}, { timeout: 5000 })",
  'test.setTimeout(600_000)',
])('the linter refuses a limit of its own in a test: %s', (text) => {
  expect(lint(text, 'apps/example.test.ts')).toContain('to tooling/testing')
})

test('the linter lets a test have a limit with a name, and a product its own', () => {
  expect(lint("test('it holds', { timeout: longTestMs }, () => {})", 'apps/example.test.ts')).not.toContain(
    'tooling/testing',
  )
  expect(lint('connect({ timeout: 5000 })')).not.toContain('tooling/testing')
})

const refusal = 'Ask the domain what a status means'

test.each([
  "export const a = row.status === 'Accepted'",
  "export const a = 'open' !== jobState(row.closed)",
  "export const a = row?.paymentState === 'captured'",
  "switch (a) {\n  case 'Accepted':\n    b()\n}",
])('the linter refuses to compare a status outside the domain: %s', (text) => {
  expect(lint(text)).toContain(refusal)
})

test('the domain, SQL and tests may compare a status, and a word that is one may mean something else', () => {
  const compared = "export const a = row.status === 'Accepted'"
  expect(lint(compared, 'packages/domain/src/job/job.ts')).not.toContain(refusal)
  expect(lint(compared, 'apps/api/src/features/jobs/jobs.queries.ts')).not.toContain(refusal)
  expect(lint(compared, 'apps/api/src/features/jobs/jobs.test.ts')).not.toContain(refusal)
  expect(lint("export const a = panel === 'open'")).not.toContain(refusal)
})

/** Named like a list of statuses, but lists something else. */
const others = ['indianStates', 'MyApplicationState']

test('the linter knows every status of the domain', () => {
  const statuses = globSync('packages/domain/src/*/*.ts', { cwd: root })
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .flatMap((text) => [
      ...text.matchAll(/export (?:const|type) (\w+(?:Status|State)(?:e?s)?) =\s*(\[[^\]]*|[^\n]*')/g),
    ])
    .filter(([, name = '']) => !others.includes(name))
    .flatMap(([, , list = '']) => list.match(/'[^']+'/g) ?? [])
  expect(statuses).toEqual(expect.arrayContaining(["'Accepted'", "'to-pay'", "'Enrolled'"]))
  const said = lint(statuses.map((status, index) => `export const a${index} = status === ${status}`).join('\n'))
  expect(statuses.filter((_, index) => !said.includes(`example.tsx:${index + 1}:`))).toEqual([])
})
