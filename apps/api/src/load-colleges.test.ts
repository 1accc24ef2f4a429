import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openFromConfig } from './db/open.ts'

const folder = mkdtempSync(join(tmpdir(), 'pramaan-load-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = join(folder, 'colleges.csv')
const rows = Array.from({ length: 1001 }, (_, index) => `1-${index},COLLEGE ${index},ROAD,PUNE,Maharashtra,NONE`)
writeFileSync(file, ['aicte_id,name,address,district,state,university', ...rows, '1-0,AGAIN,a,b,c,d'].join('\n'))

/** Runs the command on the embedded engine of this test's own folder. */
function run(...args: string[]) {
  const { DATABASE_URL: _url, ...env } = process.env
  const command = spawn(process.execPath, [new URL('load-colleges.ts', import.meta.url).pathname, ...args], {
    env: { ...env, NODE_ENV: 'test', DATA_DIR: folder },
  })
  let output = ''
  command.stdout.on('data', (text) => (output += text))
  command.stderr.on('data', (text) => (output += text))
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    command.on('close', (code) => resolve({ code, output })),
  )
}

test('the command loads a file into the embedded database, names refused rows, and changes nothing the second time', async () => {
  const first = await run(file)
  expect(first).toMatchObject({ code: 0 })
  expect(first.output).toContain('1000 rows\n')
  expect(first.output).toContain('line 1003: aicte_id 1-0 is already on line 2\n')
  expect(first.output).toContain('1002 rows read: 1001 added, 0 changed, 1 rejected.')
  expect((await run(file)).output).toContain('1002 rows read: 0 added, 0 changed, 1 rejected.')
}, 90_000)

test('the command says that a running server has the data folder, and ends with an error', async () => {
  const { stop } = await openFromConfig({ DATABASE_URL: undefined, DATA_DIR: folder, POOL_SIZE: 1 })
  const { code, output } = await run(file)
  await stop()
  expect(code).toBe(1)
  expect(output).toContain(`in use by process ${process.pid}. Stop it first`)
}, 90_000)

test('the command asks for its file, and says when it is not there', async () => {
  expect(await run()).toEqual({ code: 1, output: 'Name the file: pnpm load-colleges FILE.csv\n' })
  expect(await run(join(folder, 'none.csv'))).toMatchObject({ code: 1, output: expect.stringContaining('ENOENT') })
}, 60_000)
