import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFromConfig } from '@pramaan/database/open'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProgram } from '../testing/server/run-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'pramaan-load-'))
const config = { DATABASE_URL: undefined, DATA_DIR: folder, POOL_SIZE: 1 }
beforeAll(() => openFromConfig(config).then(({ stop }) => stop()))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = join(folder, 'colleges.csv')
const header = 'aicte_id,name,address,district,state,university'
const rows = Array.from({ length: 1001 }, (_, index) => `1-${index},COLLEGE ${index},ROAD,PUNE,Maharashtra,NONE`)
writeFileSync(file, [header, ...rows].join('\n'))

/** Runs the command on the embedded engine of this test's own folder. */
const run = (...args: string[]) => runProgram('load-colleges.ts', args, { DATA_DIR: folder })

test('the command loads a file into the embedded database, and changes nothing the second time', async () => {
  const first = await run(file)
  expect(first).toMatchObject({ code: 0 })
  expect(first.output).toContain('1000 rows\n')
  expect(first.output).toContain('1001 rows read: 1001 added, 0 changed.')
  expect((await run(file)).output).toContain('1001 rows read: 0 added, 0 changed.')
})

test('the command names each rejected row, loads nothing and ends with an error', async () => {
  const wrong = join(folder, 'wrong.csv')
  writeFileSync(wrong, [header, '2-1,NEW COLLEGE,a,b,c,d', '2-1,AGAIN,a,b,c,d', '2-2,"CUT OFF'].join('\n'))
  const { code, output } = await run(wrong)
  expect(code).toBe(1)
  expect(output).toContain('line 3: aicte_id 2-1 is already on line 2\n')
  expect(output).toContain('line 4: has a quoted field that never ends: the file may be cut off\n')
  expect(output).toContain('2 of 3 rows were rejected. Nothing was loaded.\n')
  expect((await run(file)).output).toContain('0 added, 0 changed.')
})

test('the command says that a running server has the data folder, and ends with an error', async () => {
  const { stop } = await openFromConfig(config)
  const { code, output } = await run(file)
  await stop()
  expect(code).toBe(1)
  expect(output).toContain(`in use by process ${process.pid}. Stop it first`)
})

test('the command requires a file, and reports a missing one', async () => {
  expect(await run()).toEqual({ code: 1, output: 'Name the file: pnpm load-colleges FILE.csv\n' })
  const missing = join(folder, 'none.csv')
  expect(await run(missing)).toEqual({ code: 1, output: `There is no file ${missing}.\n` })
})
