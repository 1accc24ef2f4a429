import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { githubProblems } from './github.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')
const check = '.github/workflows/check.yml'
const form = '.github/ISSUE_TEMPLATE/bug.yml'

test.each(globSync('.github/**/*.yml', { cwd: root }))('%s has nothing wrong with it', async (file) => {
  expect(await githubProblems(file, read(file))).toEqual([])
})

test.each([
  ['a step without run or uses', '- run: pnpm check', '- rnu: pnpm check', 'unexpected key "rnu"'],
  ['a machine that there is not', 'ubuntu-24.04', 'ubuntu-94.04', 'label "ubuntu-94.04" is unknown'],
  ['an unknown property', 'github.workflow', 'github.wrkflow', 'property "wrkflow" is not defined'],
  ['no permissions', 'permissions:\n  contents: read\n', '', 'permissions'],
  ['a job without a time limit', '    timeout-minutes: 30\n', '', 'timeout-minutes'],
  ['an action at a branch', 'checkout@v6.0.2', 'checkout@main', 'names no version'],
  ['broken YAML', 'jobs:', 'jobs: [', 'flow'],
])('a workflow with %s is refused', async (_, from, to, message) => {
  expect((await githubProblems(check, read(check).replace(from, to))).join('\n')).toContain(message)
})

test.each([
  ['an issue form with an unknown type of field', form, 'type: dropdown', 'type: dropdwn'],
  ['an unknown ecosystem', '.github/dependabot.yml', 'ecosystem: npm', 'ecosystem: nmp'],
  ['a step of an action without its shell', '.github/actions/setup/action.yml', 'shell: bash', 'shel: bash'],
])('%s is refused', async (_, file, from, to) => {
  expect(await githubProblems(file, read(file).replace(from, to))).not.toEqual([])
})
