import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

const run = promisify(execFile)
const lockModule = new URL('./folder-lock.ts', import.meta.url).href
let root: string
let folder: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lock-'))
  folder = join(root, 'postgres')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A script that has `lockFolder` and the folder. */
function sourceOf(script: string) {
  return `import { lockFolder } from '${lockModule}'; const folder = ${JSON.stringify(folder)}; ${script}`
}

/** Runs such a script in another process. */
function elsewhere(script: string) {
  return run(process.execPath, ['--input-type=module', '-e', sourceOf(script)])
}

test('a second process is refused with the folder and the process that has it', async () => {
  const unlock = lockFolder(folder)
  const refused = await elsewhere('lockFolder(folder)').then(String, (error) => String(error.stderr))
  expect(refused).toContain(`The data folder ${folder} is in use by process ${process.pid}.`)
  unlock()
})

test('a second start in the same process is refused', () => {
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`)
  unlock()
  lockFolder(folder)()
})

test('of several starts at once exactly one wins', async () => {
  const script = `try { lockFolder(folder); console.log('won') } catch { console.log('refused') } process.stdin.resume()`
  const starts = [1, 2, 3, 4].map(() => spawn(process.execPath, ['--input-type=module', '-e', sourceOf(script)]))
  const said = await Promise.all(starts.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()))
  for (const { stdin } of starts) stdin.end()
  expect(said.toSorted()).toEqual(['refused', 'refused', 'refused', 'won'])
})

test('a lock left by a killed process is taken over', async () => {
  await elsewhere(`lockFolder(folder); process.kill(process.pid, 'SIGKILL')`).catch(() => undefined)
  const left = readFileSync(`${folder}.pid`, 'utf8')
  const unlock = lockFolder(folder)
  expect(readFileSync(`${folder}.pid`, 'utf8')).toBe(`${process.pid}\n`)
  expect(left).not.toBe(`${process.pid}\n`)
  unlock()
})

test('a lock left by a killed process is taken over even if another process now has its id', async () => {
  await elsewhere(`lockFolder(folder); process.kill(process.pid, 'SIGKILL')`).catch(() => undefined)
  writeFileSync(`${folder}.pid`, `${process.ppid}\n`)
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`)
  unlock()
})
